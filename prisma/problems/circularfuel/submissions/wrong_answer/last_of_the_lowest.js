'use strict';

// Wrong: starts behind the last of several equally low points, so not at the smallest number.
function roundTripStart(gains, costs) {
  let start = 0;
  let total = 0;
  let lowest = 0;
  for (let stop = 0; stop < gains.length; stop++) {
    if (total <= lowest) {
      lowest = total;
      start = stop;
    }
    total += gains[stop] - costs[stop];
  }
  return total < 0 ? -1 : start;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const gains = lines[1].split(' ').map(Number);
const costs = lines[2].split(' ').map(Number);
console.log(roundTripStart(gains, costs));
