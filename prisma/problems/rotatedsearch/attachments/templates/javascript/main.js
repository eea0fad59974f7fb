'use strict';

function search(nums, target) {
  // Write your code here. Return the place of target, or -1.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => search(nums, query)).join('\n'));
