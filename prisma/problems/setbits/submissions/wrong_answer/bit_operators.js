'use strict';

// Wrong: bit operators see only the last 32 binary digits.
function countOnes(x) {
  let count = 0;
  for (; x !== 0; x >>>= 1) count += x & 1;
  return count;
}

const x = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countOnes(x));
