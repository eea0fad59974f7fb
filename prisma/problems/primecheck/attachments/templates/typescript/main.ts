export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function isPrime(n: number): boolean | null {
  // Write your code here. Return true or false.
  return null;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(isPrime(n));
