'use strict';

// Wrong: the last number of the table may be the square of a prime.
function countPrimes(n) {
  const isMarked = new Uint8Array(n);
  for (let p = 2; p * p < n - 1; p++) {
    if (isMarked[p]) continue;
    for (let m = p * p; m < n; m += p) isMarked[m] = 1;
  }
  let count = 0;
  for (let p = 2; p < n; p++) {
    if (!isMarked[p]) count++;
  }
  return count;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countPrimes(n));
