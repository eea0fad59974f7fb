'use strict';

// Wrong: gives 1 for n = 0.
function fibonacci(n) {
  const numbers = [1, 1];
  for (let i = 2; i < n; i++) numbers.push(numbers[i - 1] + numbers[i - 2]);
  return numbers[numbers.length - 1];
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(fibonacci(n));
