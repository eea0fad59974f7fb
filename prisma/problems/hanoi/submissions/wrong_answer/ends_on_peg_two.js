'use strict';

// Wrong: the smallest disk always goes round by 3, 2, 1; with an even number of disks all end on peg 2.
function hanoiMoves(n) {
  const pegs = [[], [], []];
  for (let disk = n; disk >= 1; disk--) pegs[0].push(disk);
  const top = (peg) => (pegs[peg].length === 0 ? n + 1 : pegs[peg][pegs[peg].length - 1]);
  const moves = [];
  let smallest = 0;
  while (moves.length < 2 ** n - 1) {
    let [source, target] = [smallest, (smallest + 2) % 3];
    if (moves.length % 2 === 0) {
      smallest = target;
    } else {
      [source, target] = [0, 1, 2].filter((peg) => peg !== smallest);
      if (top(source) > top(target)) [source, target] = [target, source];
    }
    pegs[target].push(pegs[source].pop());
    moves.push([source + 1, target + 1]);
  }
  return moves;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const moves = hanoiMoves(n);
console.log([moves.length, ...moves.map((move) => move.join(' '))].join('\n'));
