'use strict';

// Too slow: adds up the numbers of each rectangle.
function rectangleSums(matrix, queries) {
  return queries.map(([r1, c1, r2, c2]) => {
    let sum = 0;
    for (let i = r1; i <= r2; i++) {
      for (let j = c1; j <= c2; j++) sum += matrix[i][j];
    }
    return sum;
  });
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [r, , q] = ints(lines[0]);
const matrix = lines.slice(1, r + 1).map(ints);
const queries = lines.slice(r + 1, r + 1 + q).map(ints);
console.log(rectangleSums(matrix, queries).join('\n'));
