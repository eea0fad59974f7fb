'use strict';

const MODULUS = 1000000007;

// Wrong: never asks whether the first cell is free.
function countPaths(grid) {
  const ways = grid.map((row) => new Array(row.length).fill(0));
  for (let i = 0; i < grid.length; i++) {
    for (let j = 0; j < grid[i].length; j++) {
      if (i === 0 && j === 0) {
        ways[i][j] = 1;
      } else if (grid[i][j] === '.') {
        ways[i][j] = ((i > 0 ? ways[i - 1][j] : 0) + (j > 0 ? ways[i][j - 1] : 0)) % MODULUS;
      }
    }
  }
  return ways[grid.length - 1][grid[0].length - 1];
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countPaths(lines.slice(0, Number(head.split(' ')[0]))));
