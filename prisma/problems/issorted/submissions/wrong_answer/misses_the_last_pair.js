'use strict';

// Wrong: the loop ends one pair early.
function isSorted(nums) {
  for (let i = 0; i + 2 < nums.length; i++) {
    if (nums[i] > nums[i + 1]) return false;
  }
  return true;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(isSorted(nums));
