'use strict';

// Too slow: searches for the nearest fire from each cell of grass anew.
function minutesToBurn(grid) {
  const [rows, columns] = [grid.length, grid[0].length];
  const seenFrom = grid.map(() => new Array(columns).fill(-1));
  let last = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (grid[row][column] !== '1') continue;
      const minutes = stepsToFire(grid, seenFrom, [row, column]);
      if (minutes === -1) return -1;
      last = Math.max(last, minutes);
    }
  }
  return last;
}

function stepsToFire(grid, seenFrom, [startRow, startColumn]) {
  const [rows, columns] = [grid.length, grid[0].length];
  const mark = startRow * columns + startColumn;
  const queue = [[startRow, startColumn, 0]];
  seenFrom[startRow][startColumn] = mark;
  for (let head = 0; head < queue.length; head++) {
    const [row, column, steps] = queue[head];
    if (grid[row][column] === '2') return steps;
    const beside = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ];
    for (const [i, j] of beside) {
      if (i < 0 || i >= rows || j < 0 || j >= columns) continue;
      if (grid[i][j] === '0' || seenFrom[i][j] === mark) continue;
      seenFrom[i][j] = mark;
      queue.push([i, j, steps + 1]);
    }
  }
  return -1;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(minutesToBurn(lines.slice(0, Number(head.split(' ')[0]))));
