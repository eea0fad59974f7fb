export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function broadcastTime(n: number, links: number[][], source: number): number {
  // Write your code here. Each link is [from, to, time].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string): number[] => line.split(' ').map(Number);
const [n, m, source] = ints(lines[0]);
const links = lines.slice(1, m + 1).map(ints);
console.log(broadcastTime(n, links, source));
