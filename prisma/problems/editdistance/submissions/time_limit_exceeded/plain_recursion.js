'use strict';

// Too slow: asks the same questions again and again.
function editDistance(a, b) {
  return stepsOf(a, b, a.length, b.length);
}

function stepsOf(a, b, i, j) {
  if (i === 0 || j === 0) return i + j;
  if (a[i - 1] === b[j - 1]) return stepsOf(a, b, i - 1, j - 1);
  const fewest = Math.min(stepsOf(a, b, i - 1, j), stepsOf(a, b, i, j - 1));
  return 1 + Math.min(fewest, stepsOf(a, b, i - 1, j - 1));
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(editDistance(a, b));
