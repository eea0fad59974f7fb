'use strict';

function largestArea(heights) {
  let best = 0;
  const waiting = [];
  for (let place = 0; place <= heights.length; place++) {
    const height = place < heights.length ? heights[place] : 0;
    while (waiting.length > 0 && heights[waiting[waiting.length - 1]] >= height) {
      const top = heights[waiting.pop()];
      const left = waiting.length > 0 ? waiting[waiting.length - 1] + 1 : 0;
      best = Math.max(best, top * (place - left));
    }
    waiting.push(place);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const heights = lines[1].split(' ').filter(Boolean).map(Number);
console.log(largestArea(heights));
