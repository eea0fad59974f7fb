'use strict';

function unpaired(nums) {
  let left = 0;
  for (const num of nums) left ^= num;
  return left;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(unpaired(nums));
