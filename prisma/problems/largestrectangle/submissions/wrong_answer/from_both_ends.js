'use strict';

// Wrong: looks at the two outermost bars only, not at those between.
function largestArea(heights) {
  let best = 0;
  let left = 0;
  let right = heights.length - 1;
  while (left <= right) {
    best = Math.max(best, Math.min(heights[left], heights[right]) * (right - left + 1));
    if (heights[left] < heights[right]) left++;
    else right--;
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const heights = lines[1].split(' ').filter(Boolean).map(Number);
console.log(largestArea(heights));
