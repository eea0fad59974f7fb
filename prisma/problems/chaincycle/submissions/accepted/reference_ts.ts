export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function loopStart(next: number[]): number {
  let slow = 0;
  let fast = 0;
  do {
    if (next[fast] === -1 || next[next[fast]] === -1) return -1;
    slow = next[slow];
    fast = next[next[fast]];
  } while (slow !== fast);
  slow = 0;
  while (slow !== fast) {
    slow = next[slow];
    fast = next[fast];
  }
  return slow;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(loopStart(lines[1].split(' ').map(Number)));
