'use strict';

function fibonacci(n) {
  // Write your code here.
  return 0;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(fibonacci(n));
