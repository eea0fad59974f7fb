'use strict';

// Wrong: only a larger number may become the new candidate.
function majorityValue(nums) {
  let candidate = nums[0];
  let votes = 0;
  for (const num of nums) {
    votes += num === candidate ? 1 : -1;
    if (votes === 0 && num > candidate) candidate = num;
  }
  return candidate;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(majorityValue(nums));
