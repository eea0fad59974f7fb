export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function hanoiMoves(n: number): number[][] {
  const moves: number[][] = [];
  function bring(disks: number, source: number, target: number, spare: number): void {
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
