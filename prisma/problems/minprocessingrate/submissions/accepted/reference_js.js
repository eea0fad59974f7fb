'use strict';

function slowestRate(piles, hours) {
  let tooSlow = 0;
  let enough = piles.reduce((a, b) => Math.max(a, b));
  while (enough - tooSlow > 1) {
    const rate = Math.floor((tooSlow + enough) / 2);
    if (hoursNeeded(piles, rate) <= hours) enough = rate;
    else tooSlow = rate;
  }
  return enough;
}

function hoursNeeded(piles, rate) {
  let total = 0;
  for (const pile of piles) total += Math.ceil(pile / rate);
  return total;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const hours = ints(lines[0])[1];
const piles = ints(lines[1]);
console.log(slowestRate(piles, hours));
