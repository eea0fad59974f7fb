'use strict';

// Too slow: starts anew at each place.
function longestStretch(nums) {
  let best = 0;
  for (let start = 0; start < nums.length; start++) {
    const seen = new Set();
    let end = start;
    while (end < nums.length && !seen.has(nums[end])) seen.add(nums[end++]);
    best = Math.max(best, end - start);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestStretch(nums));
