export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function lowestHighest(heights: number[][]): number {
  // Write your code here. heights[row][column] is the height of a cell.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const heights = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(String(lowestHighest(heights)));
