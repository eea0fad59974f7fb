'use strict';

function roundTripStart(gains, costs) {
  let start = 0;
  let tank = 0;
  let total = 0;
  for (let stop = 0; stop < gains.length; stop++) {
    const balance = gains[stop] - costs[stop];
    tank += balance;
    total += balance;
    if (tank < 0) {
      start = stop + 1;
      tank = 0;
    }
  }
  return total < 0 ? -1 : start;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const gains = lines[1].split(' ').map(Number);
const costs = lines[2].split(' ').map(Number);
console.log(roundTripStart(gains, costs));
