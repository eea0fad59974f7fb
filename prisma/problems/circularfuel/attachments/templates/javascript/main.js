'use strict';

function roundTripStart(gains, costs) {
  // Write your code here. Return the number of a stop, or -1.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const gains = lines[1].split(' ').map(Number);
const costs = lines[2].split(' ').map(Number);
console.log(roundTripStart(gains, costs));
