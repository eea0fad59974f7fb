export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function bestStretch(nums: number[]): number {
  let ending = nums[0];
  let best = ending;
  for (const num of nums.slice(1)) {
    ending = Math.max(num, ending + num);
    best = Math.max(best, ending);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(bestStretch(nums));
