'use strict';

function largestNumber(nums) {
  // Write your code here. Return the digits as a string.
  return '0';
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestNumber(lines[1].split(' ').map(Number)));
