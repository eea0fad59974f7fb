'use strict';

// Wrong: sorts the numbers as texts.
function longestRun(nums) {
  const sorted = [...new Set(nums)].sort();
  let best = 0;
  let length = 0;
  for (const [i, num] of sorted.entries()) {
    length = i > 0 && num === sorted[i - 1] + 1 ? length + 1 : 1;
    best = Math.max(best, length);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestRun(nums));
