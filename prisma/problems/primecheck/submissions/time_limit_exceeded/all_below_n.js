'use strict';

// Too slow: tries all numbers below n.
function isPrime(n) {
  for (let d = 2; d < n; d++) {
    if (n % d === 0) return false;
  }
  return n > 1;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(isPrime(n));
