'use strict';

function missingNumber(nums) {
  const n = nums.length;
  let missing = (n * (n + 1)) / 2;
  for (const num of nums) missing -= num;
  return missing;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(missingNumber(nums));
