'use strict';

function firstAndLast(nums, target) {
  // Write your code here. Return [first, last], or [-1, -1].
  return [-1, -1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => firstAndLast(nums, query).join(' ')).join('\n'));
