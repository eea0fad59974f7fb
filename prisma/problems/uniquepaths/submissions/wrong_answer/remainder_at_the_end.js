'use strict';

const MODULUS = 1000000007;

// Wrong: takes the remainder only at the end, of a number that is not exact any more.
function countPaths(grid) {
  const ways = new Array(grid[0].length).fill(0);
  ways[0] = 1;
  for (const row of grid) {
    for (let column = 0; column < row.length; column++) {
      if (row[column] === '#') ways[column] = 0;
      else if (column > 0) ways[column] += ways[column - 1];
    }
  }
  return ways[ways.length - 1] % MODULUS;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countPaths(lines.slice(0, Number(head.split(' ')[0]))));
