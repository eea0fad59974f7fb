'use strict';

// Wrong: sorts as text, which puts 10,12 before 9,11.
function mergeIntervals(intervals) {
  const merged = [];
  const asText = intervals.map(String).sort();
  for (const [start, end] of asText.map((text) => text.split(',').map(Number))) {
    const last = merged[merged.length - 1];
    if (last === undefined || start > last[1]) merged.push([start, end]);
    else last[1] = Math.max(last[1], end);
  }
  return merged;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const intervals = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
const merged = mergeIntervals(intervals);
console.log([merged.length, ...merged.map((interval) => interval.join(' '))].join('\n'));
