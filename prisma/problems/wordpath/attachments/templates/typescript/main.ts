export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function canRead(grid: string[][], word: string): boolean {
  // Write your code here. grid[row][column] is a letter.
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = Number(lines[0].split(' ')[0]);
const grid = lines.slice(1, rows + 1).map((line) => line.split(''));
console.log(canRead(grid, lines[rows + 1]));
