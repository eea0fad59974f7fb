'use strict';

// Too slow: works out the same numbers again and again.
function fibonacci(n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(fibonacci(n));
