export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function smallestCover(text: string, pattern: string): string {
  // Write your code here. Return the stretch, or an empty text if there is none.
  return '';
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(smallestCover(text, pattern) || '-1');
