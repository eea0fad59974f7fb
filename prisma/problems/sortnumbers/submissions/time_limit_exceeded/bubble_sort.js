'use strict';

// Too slow: exchanges neighbours until all are in order.
function sortNumbers(nums) {
  for (let end = nums.length; end > 1; end--) {
    for (let i = 1; i < end; i++) {
      if (nums[i - 1] > nums[i]) [nums[i - 1], nums[i]] = [nums[i], nums[i - 1]];
    }
  }
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(sortNumbers(nums).join(' '));
