'use strict';

function spiral(matrix) {
  // Write your code here. matrix[i][j] is the number in row i and column j. Return the list of numbers.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const matrix = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(spiral(matrix).join(' '));
