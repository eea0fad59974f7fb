'use strict';

// Wrong: place 0 counts as false.
function longestStretch(nums) {
  const lastSeen = new Map();
  let start = 0;
  let best = 0;
  for (const [i, num] of nums.entries()) {
    const seen = lastSeen.get(num);
    if (seen) start = Math.max(start, seen + 1);
    lastSeen.set(num, i);
    best = Math.max(best, i - start + 1);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestStretch(nums));
