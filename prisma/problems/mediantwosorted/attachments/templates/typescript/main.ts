export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function median(a: number[], b: number[]): number {
  // Write your code here. Return the median.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string) => line.split(' ').filter(Boolean).map(Number);
console.log(median(ints(lines[1]), ints(lines[2])).toFixed(1));
