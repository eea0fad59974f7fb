'use strict';

// Wrong: looks only at neighbours in the list.
function longestRun(nums) {
  let best = 0;
  let length = 0;
  for (const [i, num] of nums.entries()) {
    length = i > 0 && num === nums[i - 1] + 1 ? length + 1 : 1;
    best = Math.max(best, length);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestRun(nums));
