'use strict';

// Too slow: searches the list anew for each number.
function missingNumber(nums) {
  let num = 0;
  while (nums.includes(num)) num++;
  return num;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(missingNumber(nums));
