'use strict';

// Wrong: tries the columns from right to left, so the last way comes first.
function placeQueens(n) {
  const ways = [];
  const way = [];
  // The marks of a column and of the two diagonals through a cell.
  const columns = new Set();
  const falling = new Set();
  const rising = new Set();
  const placeIn = (row) => {
    if (row === n) {
      ways.push(way.slice());
      return;
    }
    for (let column = n - 1; column >= 0; column--) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue;
      columns.add(column);
      falling.add(row - column);
      rising.add(row + column);
      way.push(column);
      placeIn(row + 1);
      way.pop();
      columns.delete(column);
      falling.delete(row - column);
      rising.delete(row + column);
    }
  };
  placeIn(0);
  return ways;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const ways = placeQueens(n);
console.log([ways.length, ...ways.slice(0, 1).map((way) => way.join(' '))].join('\n'));
