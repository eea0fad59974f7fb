export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function countPrimes(n: number): number {
  // Write your code here.
  return -1;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countPrimes(n));
