'use strict';

function isPrime(n) {
  // Write your code here. Return true or false.
  return null;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(isPrime(n));
