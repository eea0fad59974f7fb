'use strict';

// Too slow: goes through the list for each query.
function search(nums, target) {
  return nums.indexOf(target);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => search(nums, query)).join('\n'));
