'use strict';

function longestRising(values) {
  // ends[k] is the smallest value with which k + 1 rising values can end.
  const ends = [];
  for (const value of values) ends[firstNotBelow(ends, value)] = value;
  return ends.length;
}

// The first place whose value is not smaller than this one; one past the end if all are smaller.
function firstNotBelow(ends, value) {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const values = lines[1].split(' ').map(Number);
console.log(longestRising(values));
