export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function longestRepeat(text: string): string {
  // Write your code here. Return the stretch, or '' if nothing repeats.
  return '';
}

const [text] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRepeat(text) || 'NONE');
