export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function placeQueens(n: number): number[][] {
  // Write your code here. Return all ways, in dictionary order.
  return [];
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const ways = placeQueens(n);
console.log([ways.length, ...ways.slice(0, 1).map((way) => way.join(' '))].join('\n'));
