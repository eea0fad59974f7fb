'use strict';

function moveZeros(nums) {
  // Write your code here. Return the list with all zeros at the end.
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(moveZeros(nums).join(' '));
