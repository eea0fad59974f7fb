'use strict';

function commonLength(a, b) {
  // Write your code here.
  return -1;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(commonLength(a, b));
