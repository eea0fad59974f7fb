'use strict';

// Too slow: marks every place that each jump may lead to.
function canReachEnd(jumps) {
  const last = jumps.length - 1;
  const reached = new Set([0]);
  for (let place = 0; place < last; place++) {
    if (!reached.has(place)) continue;
    const end = Math.min(last, place + jumps[place]);
    for (let to = place + 1; to <= end; to++) reached.add(to);
  }
  return reached.has(last);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jumps = lines[1].split(' ').filter(Boolean).map(Number);
console.log(canReachEnd(jumps));
