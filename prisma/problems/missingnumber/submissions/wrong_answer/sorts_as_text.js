'use strict';

// Wrong: without a function, numbers are compared as texts.
function missingNumber(nums) {
  nums.sort();
  let i = 0;
  while (i < nums.length && nums[i] === i) i++;
  return i;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(missingNumber(nums));
