'use strict';

// Wrong: an invented 0 takes part.
function secondLargest(nums) {
  let largest = 0;
  let second = 0;
  for (const num of nums) {
    if (num > largest) {
      second = largest;
      largest = num;
    } else if (num < largest && num > second) {
      second = num;
    }
  }
  return nums.every((num) => num === nums[0]) ? null : second;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
const found = secondLargest(nums);
console.log(found === null ? 'NONE' : found);
