'use strict';

// Wrong: takes the first remainder for the answer.
function gcd(a, b) {
  if (a < b) [a, b] = [b, a];
  if (b === 0) return a;
  return a % b === 0 ? b : a % b;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [a, b] = line.split(' ').map(Number);
console.log(gcd(a, b));
