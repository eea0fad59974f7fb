'use strict';

function fewestRemovals(intervals) {
  const sorted = [...intervals].sort((a, b) => a[1] - b[1]);
  let kept = 0;
  let lastEnd = -Infinity;
  for (const [start, end] of sorted) {
    if (start < lastEnd) continue;
    kept++;
    lastEnd = end;
  }
  return intervals.length - kept;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const intervals = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(fewestRemovals(intervals));
