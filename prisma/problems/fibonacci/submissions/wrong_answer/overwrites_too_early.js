'use strict';

// Wrong: the sum takes the new a, not the old one.
function fibonacci(n) {
  let a = 0;
  let b = 1;
  for (let i = 0; i < n; i++) {
    a = b;
    b = a + b;
  }
  return a;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(fibonacci(n));
