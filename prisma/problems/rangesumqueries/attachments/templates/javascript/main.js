'use strict';

function rangeSums(nums, queries) {
  // Write your code here. A question is a pair [left, right]. Return one sum for each.
  return queries.map(() => 0);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, q] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
const queries = lines.slice(2, q + 2).map((line) => line.split(' ').map(Number));
console.log(rangeSums(nums, queries).join('\n'));
