'use strict';

// Wrong: a number is exact up to about 16 digits only.
function digitalRoot(digits) {
  const number = Number(digits);
  return number === 0 ? 0 : 1 + ((number - 1) % 9);
}

const [digits] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(digitalRoot(digits));
