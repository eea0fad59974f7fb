'use strict';

const MODULUS = 1000000007;

function countPaths(grid) {
  // Write your code here. grid[row][column] is '.' or '#'.
  return -1;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countPaths(lines.slice(0, Number(head.split(' ')[0]))));
