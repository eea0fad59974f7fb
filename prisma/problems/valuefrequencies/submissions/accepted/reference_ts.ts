export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function countValues(nums: number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const num of nums) counts.set(num, (counts.get(num) || 0) + 1);
  return [...counts].sort((a, b) => a[0] - b[0]);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const frequencies = countValues(nums);
console.log(frequencies.length);
console.log(frequencies.map((pair) => pair.join(' ')).join('\n'));
