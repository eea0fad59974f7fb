'use strict';

// Wrong: keeps the interval that starts first.
function fewestRemovals(intervals) {
  const sorted = [...intervals].sort((a, b) => a[0] - b[0]);
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
