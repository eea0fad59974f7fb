'use strict';

function hanoiMoves(n) {
  // Write your code here. Return the moves, each as a pair of pegs: from, to.
  return [];
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const moves = hanoiMoves(n);
console.log([moves.length, ...moves.map((move) => move.join(' '))].join('\n'));
