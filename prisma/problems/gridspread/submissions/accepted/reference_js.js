'use strict';

function minutesToBurn(grid) {
  const [rows, columns] = [grid.length, grid[0].length];
  const minute = grid.map(() => new Array(columns).fill(-1));
  const queue = [];
  let dry = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (grid[row][column] === '1') dry++;
      if (grid[row][column] !== '2') continue;
      minute[row][column] = 0;
      queue.push([row, column]);
    }
  }
  const sides = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ];
  let last = 0;
  for (let head = 0; head < queue.length; head++) {
    const [row, column] = queue[head];
    for (const [down, right] of sides) {
      const [i, j] = [row + down, column + right];
      if (i < 0 || i >= rows || j < 0 || j >= columns) continue;
      if (grid[i][j] !== '1' || minute[i][j] !== -1) continue;
      last = minute[row][column] + 1;
      minute[i][j] = last;
      dry--;
      queue.push([i, j]);
    }
  }
  return dry === 0 ? last : -1;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(minutesToBurn(lines.slice(0, Number(head.split(' ')[0]))));
