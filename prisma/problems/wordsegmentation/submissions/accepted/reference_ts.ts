export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function canSplit(text: string, words: string[]): boolean {
  const known = new Set(words);
  const longest = Math.max(...words.map((word) => word.length));
  const reached = new Array<boolean>(text.length + 1).fill(false);
  reached[0] = true;
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - longest); start < end && !reached[end]; start++) {
      reached[end] = reached[start] && known.has(text.slice(start, end));
    }
  }
  return reached[text.length];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const words = lines.slice(2, Number(lines[1]) + 2);
console.log(canSplit(lines[0], words));
