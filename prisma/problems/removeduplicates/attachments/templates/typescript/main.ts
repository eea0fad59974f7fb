export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function removeRepeats(nums: number[]): number[] {
  // Write your code here. Return the list with one copy of each value.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const kept = removeRepeats(lines[1].split(' ').filter(Boolean).map(Number));
console.log(`${kept.length}\n${kept.join(' ')}`);
