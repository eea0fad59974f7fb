'use strict';

// Wrong: ordinary numbers round products above 2^53.
function modPower(base, exponent, modulus) {
  const m = Number(modulus);
  let result = 1 % m;
  let square = Number(base) % m;
  for (let left = exponent; left > BigInt(0); left /= BigInt(2)) {
    if (left % BigInt(2) === BigInt(1)) result = (result * square) % m;
    square = (square * square) % m;
  }
  return result;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [base, exponent, modulus] = line.split(' ').map(BigInt);
console.log(String(modPower(base, exponent, modulus)));
