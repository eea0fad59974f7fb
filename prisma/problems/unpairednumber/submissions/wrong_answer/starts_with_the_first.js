'use strict';

// Wrong: starts with the first number, and then takes it a second time.
function unpaired(nums) {
  let left = nums[0];
  for (const num of nums) left ^= num;
  return left;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(unpaired(nums));
