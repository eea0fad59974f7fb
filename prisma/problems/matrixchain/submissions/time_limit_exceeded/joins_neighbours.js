'use strict';

// Too slow: tries every order of joining two neighbours.
function cheapestOrder(sizes) {
  if (sizes.length === 2) return 0;
  let best = Infinity;
  for (let i = 1; i + 1 < sizes.length; i++) {
    const join = sizes[i - 1] * sizes[i] * sizes[i + 1];
    const rest = sizes.slice(0, i).concat(sizes.slice(i + 1));
    best = Math.min(best, join + cheapestOrder(rest));
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const sizes = lines[1].split(' ').map(Number);
console.log(cheapestOrder(sizes));
