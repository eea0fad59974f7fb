'use strict';

// Wrong: gives 0 when one of the numbers is 0.
function gcd(a, b) {
  let [small, large] = [Math.min(a, b), Math.max(a, b)];
  while (small > 0 && large % small > 0) [small, large] = [large % small, small];
  return small;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
const [a, b] = line.split(' ').map(Number);
console.log(gcd(a, b));
