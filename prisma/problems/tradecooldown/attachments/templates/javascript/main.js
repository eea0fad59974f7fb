'use strict';

function bestTrades(prices) {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestTrades(prices));
