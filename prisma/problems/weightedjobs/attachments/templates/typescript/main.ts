export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function mostValuable(jobs: number[][]): number {
  // Write your code here. Each job is [start, end, value].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jobs = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(String(mostValuable(jobs)));
