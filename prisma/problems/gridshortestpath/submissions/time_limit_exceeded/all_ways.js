'use strict';

// Too slow: tries all ways that enter no cell twice.
function shortestPath(grid) {
  if (grid[0][0] === '#') return -1;
  const [rows, columns] = [grid.length, grid[0].length];
  const isOnWay = grid.map(() => new Array(columns).fill(false));
  isOnWay[0][0] = true;
  // Each cell of the way with the number of its sides that have been tried.
  const way = [[0, 0, 0]];
  const sides = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ];
  let best = Infinity;
  while (way.length > 0) {
    const cell = way[way.length - 1];
    const [row, column, tried] = cell;
    if (row === rows - 1 && column === columns - 1) best = Math.min(best, way.length - 1);
    if (tried === sides.length) {
      isOnWay[row][column] = false;
      way.pop();
      continue;
    }
    cell[2]++;
    const [i, j] = [row + sides[tried][0], column + sides[tried][1]];
    if (i < 0 || i >= rows || j < 0 || j >= columns) continue;
    if (grid[i][j] === '#' || isOnWay[i][j]) continue;
    isOnWay[i][j] = true;
    way.push([i, j, 0]);
  }
  return best === Infinity ? -1 : best;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(shortestPath(lines.slice(0, Number(head.split(' ')[0]))));
