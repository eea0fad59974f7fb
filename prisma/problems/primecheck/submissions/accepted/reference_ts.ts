export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function isPrime(n: number): boolean | null {
  if (n % 2 === 0) return n === 2;
  for (let d = 3; d * d <= n; d += 2) {
    if (n % d === 0) return false;
  }
  return n > 1;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(isPrime(n));
