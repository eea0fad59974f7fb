'use strict';

// Wrong: steps over corners as well.
function shortestPath(grid) {
  if (grid[0][0] === '#') return -1;
  const [rows, columns] = [grid.length, grid[0].length];
  const distance = grid.map(() => new Array(columns).fill(-1));
  distance[0][0] = 0;
  const queue = [[0, 0]];
  const sides = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ];
  for (let head = 0; head < queue.length; head++) {
    const [row, column] = queue[head];
    for (const [down, right] of sides) {
      const [i, j] = [row + down, column + right];
      if (i < 0 || i >= rows || j < 0 || j >= columns) continue;
      if (grid[i][j] === '#' || distance[i][j] !== -1) continue;
      distance[i][j] = distance[row][column] + 1;
      queue.push([i, j]);
    }
  }
  return distance[rows - 1][columns - 1];
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(shortestPath(lines.slice(0, Number(head.split(' ')[0]))));
