export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function combinations(nums: number[], target: number): number[][] {
  const sorted = nums.slice().sort((a, b) => a - b);
  const found: number[][] = [];
  const taken: number[] = [];
  function extend(missing: number, start: number): void {
    if (missing === 0) found.push(taken.slice());
    for (let i = start; i < sorted.length && sorted[i] <= missing; i++) {
      taken.push(sorted[i]);
      extend(missing - sorted[i], i);
      taken.pop();
    }
  }
  extend(target, 0);
  return found;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, target] = lines[0].split(' ').map(Number);
const all = combinations(lines[1].split(' ').map(Number), target);
console.log([all.length, ...all.map((one) => [one.length, ...one].join(' '))].join('\n'));
