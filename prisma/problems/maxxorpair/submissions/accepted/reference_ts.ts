export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function largestXor(nums: number[]): number {
  let best = 0;
  for (let bit = 30; bit >= 0; bit--) {
    const upper = new Set<number>(); // The upper bits of all numbers.
    for (const num of nums) upper.add(num >> bit);
    const wish = (best << 1) | 1;
    best <<= 1;
    for (const value of upper) {
      if (!upper.has(value ^ wish)) continue;
      best = wish;
      break;
    }
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestXor(lines[1].split(' ').map(Number)));
