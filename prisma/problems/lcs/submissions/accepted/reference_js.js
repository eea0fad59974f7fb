'use strict';

function commonLength(a, b) {
  // The longest common subsequence of what was read of a and the first j letters of b.
  let above = new Array(b.length + 1).fill(0);
  for (const letter of a) {
    const row = [0];
    for (let j = 0; j < b.length; j++) {
      row.push(letter === b[j] ? above[j] + 1 : Math.max(above[j + 1], row[j]));
    }
    above = row;
  }
  return above[b.length];
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(commonLength(a, b));
