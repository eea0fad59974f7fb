'use strict';

// Too slow: asks for the same sums again and again.
function fewestCoins(coins, amount) {
  const best = fewest(coins, amount);
  return best === Infinity ? -1 : best;
}

function fewest(coins, amount) {
  if (amount === 0) return 0;
  let best = Infinity;
  for (const coin of coins) {
    if (coin <= amount) best = Math.min(best, fewest(coins, amount - coin) + 1);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const amount = ints(lines[0])[1];
const coins = ints(lines[1]);
console.log(fewestCoins(coins, amount));
