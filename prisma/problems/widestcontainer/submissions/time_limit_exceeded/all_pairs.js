'use strict';

// Too slow: looks at every pair of walls.
function mostWater(heights) {
  let best = 0;
  for (let i = 0; i < heights.length; i++) {
    for (let j = i + 1; j < heights.length; j++) {
      best = Math.max(best, (j - i) * Math.min(heights[i], heights[j]));
    }
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(mostWater(lines[1].split(' ').map(Number)));
