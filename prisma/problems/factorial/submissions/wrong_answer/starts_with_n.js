'use strict';

// Wrong: starts with n, so that 0! becomes 0.
function factorial(n) {
  let product = n;
  for (let i = n - 1; i > 1; i--) product *= i;
  return product;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(String(factorial(n)));
