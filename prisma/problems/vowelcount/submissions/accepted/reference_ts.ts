export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function countVowels(line: string): number {
  let count = 0;
  for (const character of line) {
    if ('aeiouAEIOU'.includes(character)) count++;
  }
  return count;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countVowels(line));
