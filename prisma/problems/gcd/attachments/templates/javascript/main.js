'use strict';

function gcd(a, b) {
  // Write your code here.
  return 0;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [a, b] = line.split(' ').map(Number);
console.log(gcd(a, b));
