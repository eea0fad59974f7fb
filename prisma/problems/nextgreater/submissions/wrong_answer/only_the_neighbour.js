'use strict';

// Wrong: looks only one place to the right.
function nextGreater(nums) {
  return nums.map((num, i) => (nums[i + 1] > num ? nums[i + 1] : -1));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextGreater(nums).join(' '));
