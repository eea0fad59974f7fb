export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function removeRepeats(nums: number[]): number[] {
  let end = 1;
  for (const num of nums) {
    if (num !== nums[end - 1]) nums[end++] = num;
  }
  return nums.slice(0, end);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const kept = removeRepeats(lines[1].split(' ').filter(Boolean).map(Number));
console.log(`${kept.length}\n${kept.join(' ')}`);
