export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function countRegions(grid: number[][]): number {
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

function flood(grid: number[][], row: number, column: number): void {
  if (grid[row] === undefined || grid[row][column] !== 1) return;
  grid[row][column] = 0;
  flood(grid, row - 1, column);
  flood(grid, row + 1, column);
  flood(grid, row, column - 1);
  flood(grid, row, column + 1);
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = lines.slice(0, Number(head.split(' ')[0]));
console.log(countRegions(rows.map((row) => row.split('').map(Number))));
