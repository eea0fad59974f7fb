'use strict';

function rotate(nums, k) {
  // Write your code here.
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, k] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
console.log(rotate(nums, k).join(' '));
