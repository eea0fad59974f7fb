'use strict';

function transpose(matrix) {
  const result = [];
  for (let j = 0; j < matrix[0].length; j++) {
    const row = [];
    for (let i = 0; i < matrix.length; i++) row.push(matrix[i][j]);
    result.push(row);
  }
  return result;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const matrix = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(transpose(matrix).map((row) => row.join(' ')).join('\n'));
