export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function canSplit(text: string, words: string[]): boolean {
  // Write your code here. Return true or false.
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const words = lines.slice(2, Number(lines[1]) + 2);
console.log(canSplit(lines[0], words));
