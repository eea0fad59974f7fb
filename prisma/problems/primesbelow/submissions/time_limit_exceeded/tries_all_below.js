'use strict';

// Too slow: tries all smaller numbers as divisors.
function countPrimes(n) {
  let count = 0;
  for (let candidate = 2; candidate < n; candidate++) {
    let isPrime = true;
    for (let d = 2; d < candidate && isPrime; d++) isPrime = candidate % d !== 0;
    if (isPrime) count++;
  }
  return count;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countPrimes(n));
