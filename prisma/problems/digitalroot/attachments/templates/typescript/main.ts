export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function digitalRoot(digits: string): number {
  // Write your code here. The number is given as a text of digits.
  return 0;
}

const [digits] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(digitalRoot(digits));
