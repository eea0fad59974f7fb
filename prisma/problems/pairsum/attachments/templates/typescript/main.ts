export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function pairWithSum(nums: number[], target: number): [number, number] {
  // Write your code here. Return the two positions, the smaller one first.
  return [-1, -1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const target = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(pairWithSum(nums, target).join(' '));
