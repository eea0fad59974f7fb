export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function nextGreater(nums: number[]): number[] {
  const results = nums.map(() => -1);
  const waiting: number[] = [];
  for (const [i, num] of nums.entries()) {
    while (waiting.length > 0 && nums[waiting[waiting.length - 1]] < num) {
      results[waiting[waiting.length - 1]] = num;
      waiting.pop();
    }
    waiting.push(i);
  }
  return results;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextGreater(nums).join(' '));
