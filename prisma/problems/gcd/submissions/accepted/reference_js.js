'use strict';

function gcd(a, b) {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [a, b] = line.split(' ').map(Number);
console.log(gcd(a, b));
