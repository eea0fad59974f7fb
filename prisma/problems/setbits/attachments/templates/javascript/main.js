'use strict';

function countOnes(x) {
  // Write your code here.
  return -1;
}

const x = Number(require('fs').readFileSync(0, 'utf8'));
console.log(countOnes(x));
