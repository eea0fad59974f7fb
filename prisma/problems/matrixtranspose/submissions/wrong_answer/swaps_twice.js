'use strict';

// Wrong: swaps each pair of a square twice, so that nothing changes.
function transpose(matrix) {
  if (matrix.length !== matrix[0].length) return matrix[0].map((_, j) => matrix.map((row) => row[j]));
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j < matrix.length; j++) {
      [matrix[i][j], matrix[j][i]] = [matrix[j][i], matrix[i][j]];
    }
  }
  return matrix;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const matrix = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(transpose(matrix).map((row) => row.join(' ')).join('\n'));
