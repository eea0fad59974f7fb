export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function criticalLinks(n: number, links: number[][]): number[][] {
  // Write your code here. Each link is [u, v]. Return the critical ones, sorted, the smaller place first.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string): number[] => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const critical = criticalLinks(n, lines.slice(1, m + 1).map(ints));
console.log([critical.length, ...critical.map((link) => link.join(' '))].join('\n'));
