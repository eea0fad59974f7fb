'use strict';

// Wrong: a repeat drops the whole stretch, not only the part up to the earlier copy.
function longestStretch(nums) {
  let stretch = new Set();
  let best = 0;
  for (const num of nums) {
    if (stretch.has(num)) stretch = new Set();
    stretch.add(num);
    best = Math.max(best, stretch.size);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestStretch(nums));
