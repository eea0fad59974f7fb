export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function shortestPath(grid: string[]): number {
  // Write your code here. grid[row][column] is '.' for an open cell and '#' for a blocked one.
  return 0;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(shortestPath(lines.slice(0, Number(head.split(' ')[0]))));
