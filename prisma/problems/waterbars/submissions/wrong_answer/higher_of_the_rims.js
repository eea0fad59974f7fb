'use strict';

// Wrong: the water rises to the higher rim.
function heldWater(heights) {
  const rims = [];
  let rim = 0;
  for (let i = heights.length - 1; i >= 0; i--) {
    rim = Math.max(rim, heights[i]);
    rims[i] = rim;
  }
  rim = 0;
  let water = 0;
  for (let i = 0; i < heights.length; i++) {
    rim = Math.max(rim, heights[i]);
    water += Math.max(rim, rims[i]) - heights[i];
  }
  return water;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(heldWater(lines[1].split(' ').map(Number)));
