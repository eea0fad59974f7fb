export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function reverseText(line: string): string {
  const characters = line.split('');
  let left = 0;
  let right = characters.length - 1;
  while (left < right) {
    [characters[left], characters[right]] = [characters[right], characters[left]];
    left++;
    right--;
  }
  return characters.join('');
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(reverseText(line));
