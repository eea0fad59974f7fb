'use strict';

function canSplit(nums) {
  // Write your code here.
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(canSplit(nums));
