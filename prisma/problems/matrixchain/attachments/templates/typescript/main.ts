export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function cheapestOrder(sizes: number[]): number {
  // Write your code here. Matrix i has sizes[i] rows and sizes[i + 1] columns.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const sizes = lines[1].split(' ').map(Number);
console.log(cheapestOrder(sizes));
