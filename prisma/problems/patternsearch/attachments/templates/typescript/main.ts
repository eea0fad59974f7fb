export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function findPattern(text: string, pattern: string): number[] {
  // Write your code here. Return [count, first].
  return [0, 0];
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(findPattern(text, pattern).join(' '));
