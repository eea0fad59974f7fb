'use strict';

function canSplit(n, edges) {
  // Write your code here. Return true or false.
  return null;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
console.log(canSplit(n, lines.slice(1, m + 1).map(ints)));
