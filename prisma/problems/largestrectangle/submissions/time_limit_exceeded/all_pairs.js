'use strict';

// Too slow: tries every pair of ends.
function largestArea(heights) {
  let best = 0;
  for (let left = 0; left < heights.length; left++) {
    let lowest = heights[left];
    for (let right = left; right < heights.length; right++) {
      lowest = Math.min(lowest, heights[right]);
      best = Math.max(best, lowest * (right - left + 1));
    }
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const heights = lines[1].split(' ').filter(Boolean).map(Number);
console.log(largestArea(heights));
