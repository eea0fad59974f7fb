'use strict';

function mostFrequent(nums, k) {
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) || 0) + 1);
  const values = [...counts.keys()];
  values.sort((a, b) => counts.get(b) - counts.get(a) || a - b);
  return values.slice(0, k);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(mostFrequent(nums, k).join(' '));
