'use strict';

// Too slow: multiplies once for each unit of the exponent.
function modPower(base, exponent, modulus) {
  let result = BigInt(1) % modulus;
  for (let i = BigInt(0); i < exponent; i += BigInt(1)) result = (result * base) % modulus;
  return result;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [base, exponent, modulus] = line.split(' ').map(BigInt);
console.log(String(modPower(base, exponent, modulus)));
