'use strict';

function lowestHighest(heights) {
  // Write your code here. heights[row][column] is the height of a cell.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const heights = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(String(lowestHighest(heights)));
