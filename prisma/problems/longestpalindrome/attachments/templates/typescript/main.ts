export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function longestPalindrome(word: string): string {
  // Write your code here.
  return '';
}

const word = require('fs').readFileSync(0, 'utf8').trim();
console.log(longestPalindrome(word));
