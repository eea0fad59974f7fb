'use strict';

// Wrong: joins cells that touch only at a corner.
function countRegions(grid) {
  let regions = 0;
  for (const [row, cells] of grid.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell === 0) continue;
      regions++;
      flood(grid, row, column);
    }
  }
  return regions;
}

function flood(grid, row, column) {
  if (grid[row] === undefined || grid[row][column] !== 1) return;
  grid[row][column] = 0;
  for (const down of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) flood(grid, row + down, column + right);
  }
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = lines.slice(0, Number(head.split(' ')[0]));
console.log(countRegions(rows.map((row) => row.split('').map(Number))));
