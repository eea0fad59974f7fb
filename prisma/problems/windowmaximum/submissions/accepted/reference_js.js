'use strict';

function windowMaxima(nums, k) {
  const places = []; // Their numbers fall; those before the front have left.
  let front = 0;
  const maxima = [];
  for (let i = 0; i < nums.length; i++) {
    while (places.length > front && nums[places[places.length - 1]] <= nums[i]) places.pop();
    places.push(i);
    if (places[front] <= i - k) front++;
    if (i >= k - 1) maxima.push(nums[places[front]]);
  }
  return maxima;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(windowMaxima(nums, k).join(' '));
