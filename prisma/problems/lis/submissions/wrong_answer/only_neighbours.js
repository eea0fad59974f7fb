'use strict';

// Wrong: finds the longest rising stretch, without leaving anything out.
function longestRising(values) {
  let longest = 1;
  let current = 1;
  for (let i = 1; i < values.length; i++) {
    current = values[i] > values[i - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  }
  return longest;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const values = lines[1].split(' ').map(Number);
console.log(longestRising(values));
