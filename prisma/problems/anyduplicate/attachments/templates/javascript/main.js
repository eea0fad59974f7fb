'use strict';

function anyDuplicate(nums) {
  // Write your code here. Return true or false.
  return null;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(anyDuplicate(nums));
