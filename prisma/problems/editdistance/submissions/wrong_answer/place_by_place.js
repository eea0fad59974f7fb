'use strict';

// Wrong: compares the letters at the same places.
function editDistance(a, b) {
  let steps = Math.abs(a.length - b.length);
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) steps++;
  }
  return steps;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(editDistance(a, b));
