'use strict';

function modPower(base, exponent, modulus) {
  // Write your code here. The numbers are BigInts.
  return BigInt(0);
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [base, exponent, modulus] = line.split(' ').map(BigInt);
console.log(String(modPower(base, exponent, modulus)));
