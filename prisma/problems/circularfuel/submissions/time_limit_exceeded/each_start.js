'use strict';

// Too slow: drives from each start until the fuel runs out.
function roundTripStart(gains, costs) {
  const n = gains.length;
  for (let start = 0; start < n; start++) {
    let tank = 0;
    let roads = 0;
    while (roads < n && tank >= 0) {
      const stop = (start + roads) % n;
      tank += gains[stop] - costs[stop];
      roads++;
    }
    if (tank >= 0) return start;
  }
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const gains = lines[1].split(' ').map(Number);
const costs = lines[2].split(' ').map(Number);
console.log(roundTripStart(gains, costs));
