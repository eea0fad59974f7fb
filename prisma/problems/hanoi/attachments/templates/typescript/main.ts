export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function hanoiMoves(n: number): number[][] {
  // Write your code here. Return the moves, each as a pair of pegs: from, to.
  return [];
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const moves = hanoiMoves(n);
console.log([moves.length, ...moves.map((move) => move.join(' '))].join('\n'));
