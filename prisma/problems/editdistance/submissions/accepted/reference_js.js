'use strict';

function editDistance(a, b) {
  // Steps from what was read of a to the first j letters of b.
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === b[j - 1]) row.push(above[j - 1]);
      else row.push(1 + Math.min(above[j], row[j - 1], above[j - 1]));
    }
    above = row;
  }
  return above[b.length];
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(editDistance(a, b));
