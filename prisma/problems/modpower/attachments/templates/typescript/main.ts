export {}; // A module of its own: the declarations below stay in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };
declare function BigInt(value: number | string): bigint;

function modPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  // Write your code here.
  return BigInt(0);
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [base, exponent, modulus] = line.split(' ').map((text) => BigInt(text));
console.log(String(modPower(base, exponent, modulus)));
