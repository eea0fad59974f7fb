export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function addRanges(n: number, updates: number[][]): number[] {
  const steps = new Array<number>(n + 1).fill(0);
  for (const [left, right, amount] of updates) {
    steps[left] += amount;
    steps[right + 1] -= amount;
  }
  const nums: number[] = [];
  let now = 0;
  for (let i = 0; i < n; i++) {
    now += steps[i];
    nums.push(now);
  }
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const updates = lines.slice(1, q + 1).map((line) => line.split(' ').map(Number));
console.log(addRanges(n, updates).join(' '));
