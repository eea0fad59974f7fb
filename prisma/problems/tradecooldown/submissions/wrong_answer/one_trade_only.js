'use strict';

// Wrong: the best single trade.
function bestTrades(prices) {
  let best = 0;
  let lowest = prices[0];
  for (const price of prices) {
    best = Math.max(best, price - lowest);
    lowest = Math.min(lowest, price);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestTrades(prices));
