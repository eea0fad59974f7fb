export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function heldWater(heights: number[]): number {
  let left = 0;
  let right = heights.length - 1;
  let leftRim = 0;
  let rightRim = 0;
  let water = 0;
  while (left <= right) {
    if (leftRim <= rightRim) {
      leftRim = Math.max(leftRim, heights[left]);
      water += leftRim - heights[left];
      left++;
    } else {
      rightRim = Math.max(rightRim, heights[right]);
      water += rightRim - heights[right];
      right--;
    }
  }
  return water;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(heldWater(lines[1].split(' ').map(Number)));
