'use strict';

// Too slow: walks up from every value.
function longestRun(nums) {
  const values = new Set(nums);
  let best = 0;
  for (const value of values) {
    let end = value;
    while (values.has(end + 1)) end++;
    best = Math.max(best, end - value + 1);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestRun(nums));
