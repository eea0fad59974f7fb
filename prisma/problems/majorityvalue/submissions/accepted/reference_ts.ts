export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function majorityValue(nums: number[]): number {
  let candidate = 0;
  let votes = 0;
  for (const num of nums) {
    if (votes === 0) candidate = num;
    votes += num === candidate ? 1 : -1;
  }
  return candidate;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(majorityValue(nums));
