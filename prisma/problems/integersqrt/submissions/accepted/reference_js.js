'use strict';

function wholeRoot(x) {
  let low = 0;
  let high = 94868330;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle * middle <= x) low = middle;
    else high = middle;
  }
  return low;
}

const x = Number(require('fs').readFileSync(0, 'utf8'));
console.log(wholeRoot(x));
