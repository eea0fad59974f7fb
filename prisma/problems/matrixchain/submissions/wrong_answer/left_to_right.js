'use strict';

// Wrong: tries a single bracketing.
function cheapestOrder(sizes) {
  let total = 0;
  for (let i = 2; i < sizes.length; i++) total += sizes[0] * sizes[i - 1] * sizes[i];
  return total;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const sizes = lines[1].split(' ').map(Number);
console.log(cheapestOrder(sizes));
