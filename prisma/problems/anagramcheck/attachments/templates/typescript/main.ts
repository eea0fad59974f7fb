export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function areAnagrams(s: string, t: string): boolean | null {
  // Write your code here. Return true or false.
  return null;
}

const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(areAnagrams(s, t));
