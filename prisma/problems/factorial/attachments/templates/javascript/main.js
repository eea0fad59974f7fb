'use strict';

function factorial(n) {
  // Write your code here.
  return 0;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(String(factorial(n)));
