'use strict';

// Too slow: tries the rates 1, 2, 3 and so on.
function slowestRate(piles, hours) {
  let rate = 1;
  while (hoursNeeded(piles, rate) > hours) rate++;
  return rate;
}

function hoursNeeded(piles, rate) {
  return piles.reduce((total, pile) => total + Math.ceil(pile / rate), 0);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const hours = ints(lines[0])[1];
const piles = ints(lines[1]);
console.log(slowestRate(piles, hours));
