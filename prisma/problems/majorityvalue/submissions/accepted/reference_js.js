'use strict';

function majorityValue(nums) {
  let candidate = 0;
  let votes = 0;
  for (const num of nums) {
    if (votes === 0) candidate = num;
    votes += num === candidate ? 1 : -1;
  }
  return candidate;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(majorityValue(nums));
