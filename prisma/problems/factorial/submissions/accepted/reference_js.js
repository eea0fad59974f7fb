'use strict';

function factorial(n) {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(String(factorial(n)));
