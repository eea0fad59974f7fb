export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function largestXor(nums: number[]): number {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestXor(lines[1].split(' ').map(Number)));
