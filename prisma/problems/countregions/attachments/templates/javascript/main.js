'use strict';

function countRegions(grid) {
  // Write your code here. grid[row][column] is 1 for land and 0 for water.
  return 0;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = lines.slice(0, Number(head.split(' ')[0]));
console.log(countRegions(rows.map((row) => row.split('').map(Number))));
