export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function firstAndLast(nums: number[], target: number): number[] {
  // Write your code here. Return [first, last], or [-1, -1].
  return [-1, -1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => firstAndLast(nums, query).join(' ')).join('\n'));
