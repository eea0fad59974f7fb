export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function combinations(nums: number[], target: number): number[][] {
  // Write your code here. Return a list of lists.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, target] = lines[0].split(' ').map(Number);
const all = combinations(lines[1].split(' ').map(Number), target);
console.log([all.length, ...all.map((one) => [one.length, ...one].join(' '))].join('\n'));
