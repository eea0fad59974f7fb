export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function editDistance(a: string, b: string): number {
  // Write your code here. Return the smallest number of steps from a to b.
  return -1;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(editDistance(a, b));
