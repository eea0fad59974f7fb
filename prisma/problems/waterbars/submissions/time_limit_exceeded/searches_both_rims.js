'use strict';

// Too slow: searches both rims for each bar.
function heldWater(heights) {
  let water = 0;
  for (let i = 0; i < heights.length; i++) {
    let left = heights[i];
    let right = heights[i];
    for (let j = i - 1; j >= 0; j--) if (heights[j] > left) left = heights[j];
    for (let j = i + 1; j < heights.length; j++) if (heights[j] > right) right = heights[j];
    water += Math.min(left, right) - heights[i];
  }
  return water;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(heldWater(lines[1].split(' ').map(Number)));
