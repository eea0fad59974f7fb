'use strict';

function countOnes(x) {
  let count = 0;
  while (x > 0) {
    count += x % 2;
    x = Math.floor(x / 2);
  }
  return count;
}

const x = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countOnes(x));
