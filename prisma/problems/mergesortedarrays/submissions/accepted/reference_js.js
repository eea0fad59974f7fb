'use strict';

function mergeSorted(a, b) {
  const merged = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    merged.push(a[i] <= b[j] ? a[i++] : b[j++]);
  }
  while (i < a.length) merged.push(a[i++]);
  while (j < b.length) merged.push(b[j++]);
  return merged;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(mergeSorted(ints(lines[1]), ints(lines[2])).join(' '));
