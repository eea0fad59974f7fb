'use strict';

// Wrong: leaves out all even numbers, and 2 with them.
function isPrime(n) {
  if (n < 2 || n % 2 === 0) return false;
  for (let d = 3; d * d <= n; d += 2) {
    if (n % d === 0) return false;
  }
  return true;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(isPrime(n));
