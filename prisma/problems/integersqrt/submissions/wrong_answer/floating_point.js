'use strict';

// Wrong: the root of a number just below a large square is rounded up.
function wholeRoot(x) {
  return Math.floor(Math.sqrt(x));
}

const x = Number(require('fs').readFileSync(0, 'utf8'));
console.log(wholeRoot(x));
