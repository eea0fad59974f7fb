'use strict';

// Wrong: sorts the numbers as if they were words.
function mergeSorted(a, b) {
  return a.concat(b).sort();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(mergeSorted(ints(lines[1]), ints(lines[2])).join(' '));
