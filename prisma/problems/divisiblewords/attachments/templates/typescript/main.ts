export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function divisibleWords(n: number, a: number, b: number): string[] {
  // Write your code here. Return a list of n words.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, a, b] = lines[0].split(' ').map(Number);
console.log(divisibleWords(n, a, b).join('\n'));
