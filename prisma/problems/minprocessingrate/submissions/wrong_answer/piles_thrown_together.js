'use strict';

// Wrong: lets one hour be shared between piles.
function slowestRate(piles, hours) {
  const total = piles.reduce((a, b) => a + b);
  return Math.ceil(total / hours);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const hours = ints(lines[0])[1];
const piles = ints(lines[1]);
console.log(slowestRate(piles, hours));
