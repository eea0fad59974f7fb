'use strict';

function slowestRate(piles, hours) {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const hours = ints(lines[0])[1];
const piles = ints(lines[1]);
console.log(slowestRate(piles, hours));
