'use strict';

function median(a, b) {
  if (a.length > b.length) [a, b] = [b, a];
  const half = (a.length + b.length + 1) >> 1;
  let low = 0;
  let high = a.length;
  while (low < high) {
    const i = (low + high) >> 1;
    if (a[i] < b[half - i - 1]) low = i + 1;
    else high = i;
  }
  const i = low;
  const j = half - i;
  const left = Math.max(i > 0 ? a[i - 1] : -Infinity, j > 0 ? b[j - 1] : -Infinity);
  if ((a.length + b.length) % 2 === 1) return left;
  const right = Math.min(i < a.length ? a[i] : Infinity, j < b.length ? b[j] : Infinity);
  return (left + right) / 2;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(median(ints(lines[1]), ints(lines[2])).toFixed(1));
