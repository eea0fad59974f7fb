'use strict';

// Wrong: takes the amount 0 for impossible, because its count of 0 is falsy.
function fewestCoins(coins, amount) {
  const fewest = new Array(amount + 1).fill(Infinity);
  fewest[0] = 0;
  for (const coin of coins) {
    for (let total = coin; total <= amount; total++) {
      fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
    }
  }
  return fewest[amount] && fewest[amount] !== Infinity ? fewest[amount] : -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const amount = ints(lines[0])[1];
const coins = ints(lines[1]);
console.log(fewestCoins(coins, amount));
