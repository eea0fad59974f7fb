'use strict';

// Wrong: never finds that 0 is missing.
function missingNumber(nums) {
  const present = new Set(nums);
  for (let num = 1; num < nums.length; num++) {
    if (!present.has(num)) return num;
  }
  return nums.length;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(missingNumber(nums));
