'use strict';

// Wrong: always sells on the next day.
function bestTrade(prices) {
  let lowest = prices[0];
  let best = 0;
  for (const price of prices) {
    best = Math.max(best, price - lowest);
    lowest = price;
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestTrade(prices));
