'use strict';

function fewestCoins(coins, amount) {
  // Write your code here. Return the smallest number of coins, or -1.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const amount = ints(lines[0])[1];
const coins = ints(lines[1]);
console.log(fewestCoins(coins, amount));
