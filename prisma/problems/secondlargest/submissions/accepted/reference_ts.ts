export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function secondLargest(nums: number[]): number | null {
  let largest: number | null = null;
  let second: number | null = null;
  for (const num of nums) {
    if (largest === null || num > largest) {
      second = largest;
      largest = num;
    } else if (num < largest && (second === null || num > second)) {
      second = num;
    }
  }
  return second;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
const found = secondLargest(nums);
console.log(found === null ? 'NONE' : found);
