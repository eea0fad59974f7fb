'use strict';

// Too slow: goes through the whole list for each different value.
function mostFrequent(nums, k) {
  const counts = new Map();
  for (const value of new Set(nums)) counts.set(value, nums.filter((num) => num === value).length);
  const values = [...counts.keys()];
  values.sort((a, b) => counts.get(b) - counts.get(a) || a - b);
  return values.slice(0, k);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(mostFrequent(nums, k).join(' '));
