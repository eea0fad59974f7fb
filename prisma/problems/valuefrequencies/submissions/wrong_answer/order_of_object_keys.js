'use strict';

// Wrong: an object lists negative numbers in the order in which they came in.
function countValues(nums) {
  const counts = {};
  for (const num of nums) counts[num] = (counts[num] || 0) + 1;
  return Object.entries(counts);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const frequencies = countValues(nums);
console.log(frequencies.length);
console.log(frequencies.map((pair) => pair.join(' ')).join('\n'));
