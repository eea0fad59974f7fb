export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function moveZeros(nums: number[]): number[] {
  let end = 0;
  for (const num of nums) {
    if (num !== 0) nums[end++] = num;
  }
  return nums.fill(0, end);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(moveZeros(nums).join(' '));
