'use strict';

// Merges up to the middle: slower, but right, and fast enough.
function median(a, b) {
  const total = a.length + b.length;
  let i = 0;
  let j = 0;
  let last = 0;
  let before = 0;
  for (let count = 0; count <= total >> 1; count++) {
    before = last;
    if (j === b.length || (i < a.length && a[i] <= b[j])) last = a[i++];
    else last = b[j++];
  }
  return total % 2 === 1 ? last : (before + last) / 2;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(median(ints(lines[1]), ints(lines[2])).toFixed(1));
