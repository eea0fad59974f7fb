'use strict';

// Wrong: always takes the longest jump.
function canReachEnd(jumps) {
  const last = jumps.length - 1;
  let place = 0;
  while (place < last && jumps[place] > 0) place += jumps[place];
  return place >= last;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jumps = lines[1].split(' ').filter(Boolean).map(Number);
console.log(canReachEnd(jumps));
