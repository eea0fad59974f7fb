'use strict';

function listSum(nums) {
  let total = 0;
  for (const num of nums) total += num;
  return total;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(listSum(nums));
