export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function mostWater(heights: number[]): number {
  let left = 0;
  let right = heights.length - 1;
  let best = 0;
  while (left < right) {
    best = Math.max(best, (right - left) * Math.min(heights[left], heights[right]));
    if (heights[left] < heights[right]) left++;
    else right--;
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(mostWater(lines[1].split(' ').map(Number)));
