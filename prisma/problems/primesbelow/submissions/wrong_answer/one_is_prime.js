'use strict';

// Wrong: counts 1 as well, which no other number marks.
function countPrimes(n) {
  const isPrime = new Array(n).fill(true);
  isPrime[0] = false;
  for (let p = 2; p * p < n; p++) {
    if (!isPrime[p]) continue;
    for (let m = p * p; m < n; m += p) isPrime[m] = false;
  }
  return isPrime.filter(Boolean).length;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countPrimes(n));
