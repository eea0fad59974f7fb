'use strict';

function isPrime(n) {
  if (n % 2 === 0) return n === 2;
  for (let d = 3; d * d <= n; d += 2) {
    if (n % d === 0) return false;
  }
  return n > 1;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(isPrime(n));
