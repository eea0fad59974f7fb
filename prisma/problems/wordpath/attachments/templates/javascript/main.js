'use strict';

function canRead(grid, word) {
  // Write your code here. grid[row][column] is a letter.
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = Number(lines[0].split(' ')[0]);
const grid = lines.slice(1, rows + 1).map((line) => line.split(''));
console.log(canRead(grid, lines[rows + 1]));
