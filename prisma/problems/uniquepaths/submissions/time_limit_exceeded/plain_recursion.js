'use strict';

const MODULUS = 1000000007;

// Too slow: walks every single path.
function countPaths(grid) {
  return countFrom(grid, 0, 0);
}

function countFrom(grid, i, j) {
  if (i === grid.length || j === grid[i].length || grid[i][j] === '#') return 0;
  if (i === grid.length - 1 && j === grid[i].length - 1) return 1;
  return (countFrom(grid, i + 1, j) + countFrom(grid, i, j + 1)) % MODULUS;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countPaths(lines.slice(0, Number(head.split(' ')[0]))));
