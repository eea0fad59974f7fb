'use strict';

// Wrong: finds no divisor of 1.
function isPrime(n) {
  for (let d = 2; d * d <= n; d++) {
    if (n % d === 0) return false;
  }
  return true;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(isPrime(n));
