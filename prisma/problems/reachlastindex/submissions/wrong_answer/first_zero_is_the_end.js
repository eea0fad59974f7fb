'use strict';

// Wrong: forgets that a single place needs no jump.
function canReachEnd(jumps) {
  if (jumps[0] === 0) return false;
  let furthest = 0;
  for (let place = 0; place < jumps.length; place++) {
    if (place > furthest) return false;
    furthest = Math.max(furthest, place + jumps[place]);
  }
  return true;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jumps = lines[1].split(' ').filter(Boolean).map(Number);
console.log(canReachEnd(jumps));
