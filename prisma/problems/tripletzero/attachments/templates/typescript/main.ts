export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function zeroTriplets(nums: number[]): number[][] {
  // Write your code here. Return a list of lists of three numbers.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const triplets = zeroTriplets(lines[1].split(' ').map(Number));
console.log([triplets.length, ...triplets.map((one) => [one.length, ...one].join(' '))].join('\n'));
