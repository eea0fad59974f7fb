export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function matches(text: string, pattern: string): boolean {
  // Write your code here. Return true if the pattern matches the whole text.
  return false;
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(matches(text, pattern));
