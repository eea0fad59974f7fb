'use strict';

// Wrong: goes on to the lowest neighbour, and is content with the first path.
function lowestHighest(heights) {
  const rows = heights.length;
  const columns = heights[0].length;
  const seen = heights.map((row) => row.map(() => false));
  const stack = [[0, 0, heights[0][0]]];
  while (stack.length > 0) {
    const [row, column, highest] = stack.pop();
    if (row === rows - 1 && column === columns - 1) return highest;
    if (seen[row][column]) continue;
    seen[row][column] = true;
    const beside = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ].filter(([i, j]) => i >= 0 && i < rows && j >= 0 && j < columns && !seen[i][j]);
    beside.sort(([a, b], [i, j]) => heights[i][j] - heights[a][b]);
    for (const [i, j] of beside) stack.push([i, j, Math.max(highest, heights[i][j])]);
  }
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const heights = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(String(lowestHighest(heights)));
