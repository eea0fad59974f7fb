export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function runningTotals(nums: number[]): number[] {
  const totals: number[] = [];
  let total = 0;
  for (const num of nums) {
    total += num;
    totals.push(total);
  }
  return totals;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(runningTotals(nums).join(' '));
