'use strict';

function countValues(nums) {
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) || 0) + 1);
  return [...counts].sort((a, b) => a[0] - b[0]);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const frequencies = countValues(nums);
console.log(frequencies.length);
console.log(frequencies.map((pair) => pair.join(' ')).join('\n'));
