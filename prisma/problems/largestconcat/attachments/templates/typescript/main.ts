export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function largestNumber(nums: number[]): string {
  // Write your code here. Return the digits as a string.
  return '0';
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestNumber(lines[1].split(' ').map(Number)));
