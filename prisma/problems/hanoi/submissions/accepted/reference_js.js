'use strict';

function hanoiMoves(n) {
  const moves = [];
  function bring(disks, source, target, spare) {
    if (disks === 0) return;
    bring(disks - 1, source, spare, target);
    moves.push([source, target]);
    bring(disks - 1, spare, target, source);
  }
  bring(n, 1, 3, 2);
  return moves;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const moves = hanoiMoves(n);
console.log([moves.length, ...moves.map((move) => move.join(' '))].join('\n'));
