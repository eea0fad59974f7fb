'use strict';

// Too slow: compares each value with all values before it.
function longestRising(values) {
  const longestTo = values.map(() => 1);
  for (let i = 0; i < values.length; i++) {
    for (let j = 0; j < i; j++) {
      if (values[j] < values[i]) longestTo[i] = Math.max(longestTo[i], longestTo[j] + 1);
    }
  }
  return longestTo.reduce((a, b) => Math.max(a, b));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const values = lines[1].split(' ').map(Number);
console.log(longestRising(values));
