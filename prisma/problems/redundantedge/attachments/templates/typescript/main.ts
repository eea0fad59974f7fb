export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function firstClosingLink(n: number, links: number[][]): number[] {
  // Write your code here. Each link is [u, v]. Return the one that closes a ring.
  return [0, 0];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const links = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(firstClosingLink(n, links).join(' '));
