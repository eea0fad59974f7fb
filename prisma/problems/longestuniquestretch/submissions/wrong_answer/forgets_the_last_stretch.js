'use strict';

// Wrong: compares lengths only when a repeat comes.
function longestStretch(nums) {
  const lastSeen = new Map();
  let start = 0;
  let best = 0;
  for (const [i, num] of nums.entries()) {
    const seen = lastSeen.get(num);
    if (seen !== undefined && seen >= start) {
      best = Math.max(best, i - start);
      start = seen + 1;
    }
    lastSeen.set(num, i);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestStretch(nums));
