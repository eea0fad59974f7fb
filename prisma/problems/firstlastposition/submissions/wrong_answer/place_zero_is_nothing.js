'use strict';

// Wrong: takes the place 0 for "not found".
function firstAndLast(nums, target) {
  let first = 0;
  let high = nums.length;
  while (first < high) {
    const middle = (first + high) >> 1;
    if (nums[middle] < target) first = middle + 1;
    else high = middle;
  }
  if (!first || nums[first] !== target) return [-1, -1];
  let end = first;
  high = nums.length;
  while (end < high) {
    const middle = (end + high) >> 1;
    if (nums[middle] <= target) end = middle + 1;
    else high = middle;
  }
  return [first, end - 1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => firstAndLast(nums, query).join(' ')).join('\n'));
