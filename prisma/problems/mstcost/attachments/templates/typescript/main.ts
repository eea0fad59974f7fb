export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function networkCost(n: number, links: number[][]): number {
  // Write your code here. Each link is [u, v, cost]. Return the least total, or -1.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string): number[] => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const cost = networkCost(n, lines.slice(1, m + 1).map(ints));
console.log(cost === -1 ? 'IMPOSSIBLE' : cost);
