'use strict';

// Wrong: gives 9 for 0.
function digitalRoot(digits) {
  let total = 0;
  for (const digit of digits) total += Number(digit);
  return total % 9 === 0 ? 9 : total % 9;
}

const [digits] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(digitalRoot(digits));
