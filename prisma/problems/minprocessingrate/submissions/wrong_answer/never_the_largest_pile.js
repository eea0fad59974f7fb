'use strict';

// Wrong: searches only rates below the largest pile.
function slowestRate(piles, hours) {
  let low = 1;
  let high = piles.reduce((a, b) => Math.max(a, b)) - 1;
  while (low < high) {
    const rate = Math.floor((low + high) / 2);
    const needed = piles.reduce((sum, pile) => sum + Math.ceil(pile / rate), 0);
    if (needed <= hours) high = rate;
    else low = rate + 1;
  }
  return low;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const hours = ints(lines[0])[1];
const piles = ints(lines[1]);
console.log(slowestRate(piles, hours));
