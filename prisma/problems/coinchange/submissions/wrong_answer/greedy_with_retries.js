'use strict';

// Wrong: greedy, started anew without the largest coins; never takes fewer of a coin than fit.
function fewestCoins(coins, amount) {
  const falling = coins.slice().sort((a, b) => b - a);
  let best = amount === 0 ? 0 : Infinity;
  for (let first = 0; first < falling.length; first++) {
    let rest = amount;
    let count = 0;
    for (const coin of falling.slice(first)) {
      count += Math.floor(rest / coin);
      rest %= coin;
    }
    if (rest === 0) best = Math.min(best, count);
  }
  return best === Infinity ? -1 : best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const amount = ints(lines[0])[1];
const coins = ints(lines[1]);
console.log(fewestCoins(coins, amount));
