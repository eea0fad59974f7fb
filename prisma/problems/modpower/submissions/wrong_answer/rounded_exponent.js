'use strict';

// Wrong: an ordinary number rounds exponents above 2^53.
function modPower(base, exponent, modulus) {
  let result = BigInt(1) % modulus;
  let square = base % modulus;
  for (let left = Number(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [base, exponent, modulus] = line.split(' ').map(BigInt);
console.log(String(modPower(base, exponent, modulus)));
