'use strict';

// Wrong: stops before the first binary digit, which is always a one.
function countOnes(x) {
  let count = 0;
  while (x > 1) {
    count += x % 2;
    x = Math.floor(x / 2);
  }
  return count;
}

const x = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countOnes(x));
