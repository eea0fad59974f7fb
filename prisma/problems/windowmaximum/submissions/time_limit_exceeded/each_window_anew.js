'use strict';

// Too slow: searches each window from its first number to its last.
function windowMaxima(nums, k) {
  const maxima = [];
  for (let start = 0; start + k <= nums.length; start++) {
    let best = nums[start];
    for (let i = start + 1; i < start + k; i++) best = Math.max(best, nums[i]);
    maxima.push(best);
  }
  return maxima;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(windowMaxima(nums, k).join(' '));
