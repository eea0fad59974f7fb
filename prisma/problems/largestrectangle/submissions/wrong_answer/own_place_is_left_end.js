'use strict';

// Wrong: begins each rectangle at the bar itself, though higher bars before it were popped.
function largestArea(heights) {
  let best = 0;
  const waiting = [];
  for (let place = 0; place <= heights.length; place++) {
    const height = place < heights.length ? heights[place] : 0;
    while (waiting.length > 0 && heights[waiting[waiting.length - 1]] >= height) {
      const left = waiting.pop();
      const top = heights[left];
      best = Math.max(best, top * (place - left));
    }
    waiting.push(place);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const heights = lines[1].split(' ').filter(Boolean).map(Number);
console.log(largestArea(heights));
