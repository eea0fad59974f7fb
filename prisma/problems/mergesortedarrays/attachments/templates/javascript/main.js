'use strict';

function mergeSorted(a, b) {
  // Write your code here. Return the merged list.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(mergeSorted(ints(lines[1]), ints(lines[2])).join(' '));
