export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function windowMaxima(nums: number[], k: number): number[] {
  // Write your code here. Return a list of n - k + 1 numbers.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(windowMaxima(nums, k).join(' '));
