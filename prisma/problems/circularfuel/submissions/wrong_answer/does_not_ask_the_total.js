'use strict';

// Wrong: takes a start that reaches the end of the list for one that gets round.
function roundTripStart(gains, costs) {
  let start = 0;
  let tank = 0;
  for (let stop = 0; stop < gains.length; stop++) {
    tank += gains[stop] - costs[stop];
    if (tank < 0) {
      start = stop + 1;
      tank = 0;
    }
  }
  return start === gains.length ? -1 : start;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const gains = lines[1].split(' ').map(Number);
const costs = lines[2].split(' ').map(Number);
console.log(roundTripStart(gains, costs));
