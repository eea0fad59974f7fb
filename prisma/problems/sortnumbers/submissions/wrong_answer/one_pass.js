'use strict';

// Wrong: one pass over the neighbours takes only the largest number to its place.
function sortNumbers(nums) {
  for (let i = 1; i < nums.length; i++) {
    if (nums[i - 1] > nums[i]) [nums[i - 1], nums[i]] = [nums[i], nums[i - 1]];
  }
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(sortNumbers(nums).join(' '));
