'use strict';

function countPrimes(n) {
  const isMarked = new Uint8Array(n);
  let count = 0;
  for (let p = 2; p < n; p++) {
    if (isMarked[p]) continue;
    count++;
    for (let m = p * p; m < n; m += p) isMarked[m] = 1;
  }
  return count;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countPrimes(n));
