'use strict';

// Wrong: the middle holds the majority value only in a sorted list.
function majorityValue(nums) {
  return nums[Math.floor(nums.length / 2)];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(majorityValue(nums));
