'use strict';

const MODULUS = 1000000007;

function countPaths(grid) {
  // Paths to the cells of this row, and to those of the row above that are not overwritten yet.
  const ways = new Array(grid[0].length).fill(0);
  ways[0] = 1;
  for (const row of grid) {
    for (let column = 0; column < row.length; column++) {
      if (row[column] === '#') ways[column] = 0;
      else if (column > 0) ways[column] = (ways[column] + ways[column - 1]) % MODULUS;
    }
  }
  return ways[ways.length - 1];
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countPaths(lines.slice(0, Number(head.split(' ')[0]))));
