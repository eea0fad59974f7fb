'use strict';

// Wrong: reads along rows and columns only.
function canRead(grid, word) {
  const rows = grid.map((row) => row.join(''));
  const columns = grid[0].map((_, column) => grid.map((row) => row[column]).join(''));
  const backwards = word.split('').reverse().join('');
  return [...rows, ...columns].some((line) => line.includes(word) || line.includes(backwards));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = Number(lines[0].split(' ')[0]);
const grid = lines.slice(1, rows + 1).map((line) => line.split(''));
console.log(canRead(grid, lines[rows + 1]));
