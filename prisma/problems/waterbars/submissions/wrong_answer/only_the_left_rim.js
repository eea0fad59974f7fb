'use strict';

// Wrong: asks only for the highest bar to the left.
function heldWater(heights) {
  let rim = 0;
  let water = 0;
  for (const height of heights) {
    rim = Math.max(rim, height);
    water += rim - height;
  }
  return water;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(heldWater(lines[1].split(' ').map(Number)));
