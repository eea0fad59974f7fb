'use strict';

// Wrong: moves a window, which works for positive numbers only.
function countStretches(nums, k) {
  let start = 0;
  let sum = 0;
  let count = 0;
  for (let end = 0; end < nums.length; end++) {
    sum += nums[end];
    while (sum > k && start < end) sum -= nums[start++];
    if (sum === k) count++;
  }
  return count;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(countStretches(nums, k));
