'use strict';

// Wrong: when the maximum leaves, the newest number takes its place.
function windowMaxima(nums, k) {
  const maxima = [];
  let best = 0;
  for (let i = 0; i < nums.length; i++) {
    if (nums[i] >= nums[best] || best <= i - k) best = i;
    if (i >= k - 1) maxima.push(nums[best]);
  }
  return maxima;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(windowMaxima(nums, k).join(' '));
