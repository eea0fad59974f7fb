'use strict';

// Too slow: compares all pairs, and starts anew after each one that was joined.
function mergeIntervals(intervals) {
  let joined = true;
  while (joined) joined = joinTwo(intervals);
  return intervals.sort((a, b) => a[0] - b[0]);
}

function joinTwo(intervals) {
  for (let i = 0; i < intervals.length; i++) {
    const a = intervals[i];
    for (let j = i + 1; j < intervals.length; j++) {
      const b = intervals[j];
      if (a[1] < b[0] || b[1] < a[0]) continue;
      intervals[i] = [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
      intervals.splice(j, 1);
      return true;
    }
  }
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const intervals = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
const merged = mergeIntervals(intervals);
console.log([merged.length, ...merged.map((interval) => interval.join(' '))].join('\n'));
