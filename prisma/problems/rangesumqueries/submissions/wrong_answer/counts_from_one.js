'use strict';

// Wrong: counts the places from 1.
function rangeSums(nums, queries) {
  const before = [0];
  for (const num of nums) before.push(before[before.length - 1] + num);
  return queries.map(([left, right]) => before[right] - before[Math.max(0, left - 1)]);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, q] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
const queries = lines.slice(2, q + 2).map((line) => line.split(' ').map(Number));
console.log(rangeSums(nums, queries).join('\n'));
