export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function sortKinds(nums: number[]): void {
  // Write your code here. Change nums itself.
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
sortKinds(nums);
console.log(nums.join(' '));
