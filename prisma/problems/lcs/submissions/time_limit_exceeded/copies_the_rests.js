'use strict';

// Too slow: asks for the same pairs of endings again and again.
function commonLength(a, b) {
  if (a === '' || b === '') return 0;
  if (a[0] === b[0]) return 1 + commonLength(a.slice(1), b.slice(1));
  return Math.max(commonLength(a.slice(1), b), commonLength(a, b.slice(1)));
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(commonLength(a, b));
