'use strict';

// Wrong: with a single row it overwrites the value it still needs, so a letter counts twice.
function commonLength(a, b) {
  const row = new Array(b.length + 1).fill(0);
  for (const letter of a) {
    for (let j = 1; j <= b.length; j++) {
      row[j] = letter === b[j - 1] ? row[j - 1] + 1 : Math.max(row[j], row[j - 1]);
    }
  }
  return row[b.length];
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(commonLength(a, b));
