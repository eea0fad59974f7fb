export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function secondLargest(nums: number[]): number | null {
  // Write your code here. Return null if there is no second largest value.
  return null;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
const found = secondLargest(nums);
console.log(found === null ? 'NONE' : found);
