export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function cheapestTour(cost: number[][]): number {
  // Write your code here. cost[i][j] is the price of the way from town i to town j.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const cost = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(cheapestTour(cost));
