'use strict';

function digitalRoot(digits) {
  // Write your code here. The number is given as a text of digits.
  return 0;
}

const [digits] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(digitalRoot(digits));
