'use strict';

// Too slow: places all queens before it looks whether they attack each other.
function isPeaceful(way) {
  for (let row = 0; row < way.length; row++) {
    for (let above = 0; above < row; above++) {
      if (way[above] === way[row] || Math.abs(way[above] - way[row]) === row - above) return false;
    }
  }
  return true;
}

function placeQueens(n) {
  const ways = [];
  const way = [];
  const placeIn = (row) => {
    if (row === n) {
      if (isPeaceful(way)) ways.push(way.slice());
      return;
    }
    for (let column = 0; column < n; column++) {
      way.push(column);
      placeIn(row + 1);
      way.pop();
    }
  };
  placeIn(0);
  return ways;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const ways = placeQueens(n);
console.log([ways.length, ...ways.slice(0, 1).map((way) => way.join(' '))].join('\n'));
