export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function areAnagrams(s: string, t: string): boolean | null {
  const sorted = (word: string): string => word.split('').sort().join('');
  return sorted(s) === sorted(t);
}

const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(areAnagrams(s, t));
