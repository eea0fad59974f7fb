'use strict';

// Wrong: lets one fire spread to its end before the next one starts.
function minutesToBurn(grid) {
  const [rows, columns] = [grid.length, grid[0].length];
  const minute = grid.map(() => new Array(columns).fill(-1));
  const sides = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ];
  let dry = 0;
  let last = 0;
  for (let startRow = 0; startRow < rows; startRow++) {
    for (let startColumn = 0; startColumn < columns; startColumn++) {
      if (grid[startRow][startColumn] === '1') dry++;
      if (grid[startRow][startColumn] !== '2') continue;
      minute[startRow][startColumn] = 0;
      const queue = [[startRow, startColumn]];
      for (let head = 0; head < queue.length; head++) {
        const [row, column] = queue[head];
        for (const [down, right] of sides) {
          const [i, j] = [row + down, column + right];
          if (i < 0 || i >= rows || j < 0 || j >= columns) continue;
          if (grid[i][j] !== '1' || minute[i][j] !== -1) continue;
          minute[i][j] = minute[row][column] + 1;
          last = Math.max(last, minute[i][j]);
          dry--;
          queue.push([i, j]);
        }
      }
    }
  }
  return dry === 0 ? last : -1;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(minutesToBurn(lines.slice(0, Number(head.split(' ')[0]))));
