'use strict';

function fibonacci(n) {
  let [a, b] = [0, 1];
  for (let i = 0; i < n; i++) [a, b] = [b, a + b];
  return a;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(fibonacci(n));
