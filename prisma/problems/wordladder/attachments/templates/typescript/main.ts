export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function ladderLength(begin: string, end: string, words: string[]): number {
  // Write your code here. Return the number of words, or 0 if there is no ladder.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, begin, end] = lines[0].split(' ');
console.log(ladderLength(begin, end, lines.slice(1, Number(n) + 1)));
