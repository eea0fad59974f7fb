export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function longestRun(text: string, k: number): number {
  const counts = new Array<number>(26).fill(0);
  let start = 0;
  let best = 0;
  for (let end = 0; end < text.length; end++) {
    counts[text.charCodeAt(end) - 65]++;
    while (end - start + 1 - Math.max(...counts) > k) {
      counts[text.charCodeAt(start) - 65]--;
      start++;
    }
    best = Math.max(best, end - start + 1);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRun(lines[1], Number(lines[0])));
