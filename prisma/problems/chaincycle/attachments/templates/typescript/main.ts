export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function loopStart(next: number[]): number {
  // Write your code here. Return the node where the loop starts, or -1.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(loopStart(lines[1].split(' ').map(Number)));
