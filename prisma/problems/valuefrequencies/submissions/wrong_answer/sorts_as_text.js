'use strict';

// Wrong: without a function, values are compared as texts.
function countValues(nums) {
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) || 0) + 1);
  return [...counts.keys()].sort().map((value) => [value, counts.get(value)]);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const frequencies = countValues(nums);
console.log(frequencies.length);
console.log(frequencies.map((pair) => pair.join(' ')).join('\n'));
