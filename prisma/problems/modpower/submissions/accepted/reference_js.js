'use strict';

function modPower(base, exponent, modulus) {
  const [zero, one, two] = [BigInt(0), BigInt(1), BigInt(2)];
  let result = one % modulus;
  let square = base % modulus;
  for (let left = exponent; left > zero; left /= two) {
    if (left % two === one) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [base, exponent, modulus] = line.split(' ').map(BigInt);
console.log(String(modPower(base, exponent, modulus)));
