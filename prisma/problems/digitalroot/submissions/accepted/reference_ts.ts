export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function digitalRoot(digits: string): number {
  while (digits.length > 1) {
    let total = 0;
    for (const digit of digits) total += Number(digit);
    digits = String(total);
  }
  return Number(digits);
}

const [digits] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(digitalRoot(digits));
