export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function canSplit(n: number, edges: number[][]): boolean | null {
  // Write your code here. Return true or false.
  return null;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
console.log(canSplit(n, lines.slice(1, m + 1).map(ints)));
