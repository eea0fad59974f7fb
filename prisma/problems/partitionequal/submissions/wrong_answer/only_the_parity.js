'use strict';

// Wrong: an even total is not enough.
function canSplit(nums) {
  return nums.reduce((a, b) => a + b) % 2 === 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(canSplit(nums));
