export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function countOnes(x: number): number {
  let count = 0;
  while (x > 0) {
    count += x % 2;
    x = Math.floor(x / 2);
  }
  return count;
}

const x = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countOnes(x));
