'use strict';

// Too slow: searches anew for each height.
function isEnough(heights, level) {
  const rows = heights.length;
  const columns = heights[0].length;
  if (heights[0][0] > level) return false;
  const seen = heights.map((row) => row.map(() => false));
  seen[0][0] = true;
  const cells = [[0, 0]];
  for (const [row, column] of cells) {
    const beside = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ];
    for (const [i, j] of beside) {
      if (i < 0 || i === rows || j < 0 || j === columns) continue;
      if (seen[i][j] || heights[i][j] > level) continue;
      seen[i][j] = true;
      cells.push([i, j]);
    }
  }
  return seen[rows - 1][columns - 1];
}

function lowestHighest(heights) {
  const levels = new Set();
  for (const row of heights) for (const height of row) levels.add(height);
  return [...levels].sort((a, b) => a - b).find((level) => isEnough(heights, level));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const heights = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(String(lowestHighest(heights)));
