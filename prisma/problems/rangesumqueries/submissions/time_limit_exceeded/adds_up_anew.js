'use strict';

// Too slow: adds up all numbers of each question anew.
function rangeSums(nums, queries) {
  return queries.map(([left, right]) => nums.slice(left, right + 1).reduce((a, b) => a + b));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, q] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
const queries = lines.slice(2, q + 2).map((line) => line.split(' ').map(Number));
console.log(rangeSums(nums, queries).join('\n'));
