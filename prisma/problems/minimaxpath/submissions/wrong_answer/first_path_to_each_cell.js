'use strict';

// Wrong: the path with the fewest steps decides for each cell.
function lowestHighest(heights) {
  const rows = heights.length;
  const columns = heights[0].length;
  const best = heights.map((row) => row.map(() => -1));
  best[0][0] = heights[0][0];
  const queue = [[0, 0]];
  for (const [row, column] of queue) {
    const beside = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ];
    for (const [i, j] of beside) {
      if (i < 0 || i === rows || j < 0 || j === columns || best[i][j] !== -1) continue;
      best[i][j] = Math.max(best[row][column], heights[i][j]);
      queue.push([i, j]);
    }
  }
  return best[rows - 1][columns - 1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const heights = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(String(lowestHighest(heights)));
