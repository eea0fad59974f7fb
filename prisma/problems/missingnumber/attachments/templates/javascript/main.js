'use strict';

function missingNumber(nums) {
  // Write your code here.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(missingNumber(nums));
