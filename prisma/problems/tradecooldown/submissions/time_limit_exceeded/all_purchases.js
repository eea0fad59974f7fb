'use strict';

// Too slow: tries all days of the purchase for each day of the sale.
function bestTrades(prices) {
  // best[i]: the best profit of the first i days.
  const best = new Array(prices.length + 1).fill(0);
  for (let sale = 0; sale < prices.length; sale++) {
    best[sale + 1] = best[sale];
    for (let purchase = 0; purchase < sale; purchase++) {
      const before = best[Math.max(0, purchase - 1)];
      best[sale + 1] = Math.max(best[sale + 1], before + prices[sale] - prices[purchase]);
    }
  }
  return best[prices.length];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestTrades(prices));
