'use strict';

// Wrong: takes a missing value and the value 0 for the same.
function longestRun(nums) {
  const values = new Map();
  for (const num of nums) values.set(num, num);
  let best = 0;
  for (const value of values.keys()) {
    if (values.get(value - 1)) continue;
    let end = value;
    while (values.get(end + 1)) end++;
    best = Math.max(best, end - value + 1);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestRun(nums));
