'use strict';

// Wrong: what is above and to the left is taken away twice.
function rectangleSums(matrix, queries) {
  const columns = matrix[0].length;
  const sums = [new Array(columns + 1).fill(0)];
  for (const row of matrix) {
    const above = sums[sums.length - 1];
    const next = [0];
    for (let j = 0; j < columns; j++) next.push(row[j] + above[j + 1] + next[j] - above[j]);
    sums.push(next);
  }
  return queries.map(
    ([r1, c1, r2, c2]) => sums[r2 + 1][c2 + 1] - sums[r1][c2 + 1] - sums[r2 + 1][c1],
  );
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [r, , q] = ints(lines[0]);
const matrix = lines.slice(1, r + 1).map(ints);
const queries = lines.slice(r + 1, r + 1 + q).map(ints);
console.log(rectangleSums(matrix, queries).join('\n'));
