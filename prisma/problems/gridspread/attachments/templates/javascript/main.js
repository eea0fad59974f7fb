'use strict';

function minutesToBurn(grid) {
  // Write your code here. grid[row][column] is '0' for bare ground, '1' for dry grass and '2' for fire.
  return 0;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(minutesToBurn(lines.slice(0, Number(head.split(' ')[0]))));
