'use strict';

function longestRun(nums) {
  const values = new Set(nums);
  let best = 0;
  for (const value of values) {
    if (values.has(value - 1)) continue;
    let end = value;
    while (values.has(end + 1)) end++;
    best = Math.max(best, end - value + 1);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestRun(nums));
