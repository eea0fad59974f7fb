'use strict';

function fewestRemovals(intervals) {
  // Write your code here. Each interval is [start, end].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const intervals = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(fewestRemovals(intervals));
