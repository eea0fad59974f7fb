export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function gcd(a: number, b: number): number {
  // Write your code here.
  return 0;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [a, b] = line.split(' ').map(Number);
console.log(gcd(a, b));
