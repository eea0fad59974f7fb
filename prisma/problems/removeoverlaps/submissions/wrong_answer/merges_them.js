'use strict';

// Wrong: keeps the later one of two ends, as one does to merge intervals.
function fewestRemovals(intervals) {
  const sorted = [...intervals].sort((a, b) => a[0] - b[0]);
  let removed = 0;
  let lastEnd = -Infinity;
  for (const [start, end] of sorted) {
    if (start < lastEnd) removed++;
    lastEnd = Math.max(lastEnd, end);
  }
  return removed;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const intervals = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(fewestRemovals(intervals));
