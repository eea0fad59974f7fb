'use strict';

function countPrimes(n) {
  // Write your code here.
  return -1;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countPrimes(n));
