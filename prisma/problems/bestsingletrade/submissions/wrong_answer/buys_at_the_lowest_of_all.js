'use strict';

// Wrong: there may be little room after the lowest price of all.
function bestTrade(prices) {
  const day = prices.indexOf(prices.reduce((a, b) => Math.min(a, b)));
  return prices.slice(day).reduce((a, b) => Math.max(a, b)) - prices[day];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestTrade(prices));
