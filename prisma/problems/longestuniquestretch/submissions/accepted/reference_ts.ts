export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function longestStretch(nums: number[]): number {
  const lastSeen = new Map<number, number>();
  let start = 0;
  let best = 0;
  for (const [i, num] of nums.entries()) {
    const seen = lastSeen.get(num);
    if (seen !== undefined) start = Math.max(start, seen + 1);
    lastSeen.set(num, i);
    best = Math.max(best, i - start + 1);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(longestStretch(nums));
