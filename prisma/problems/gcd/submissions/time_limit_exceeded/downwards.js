'use strict';

// Too slow: tries all numbers from the smaller one downwards.
function gcd(a, b) {
  if (a === 0 || b === 0) return a + b;
  let d = Math.min(a, b);
  while (a % d !== 0 || b % d !== 0) d--;
  return d;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [a, b] = line.split(' ').map(Number);
console.log(gcd(a, b));
