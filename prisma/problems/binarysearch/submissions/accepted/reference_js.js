'use strict';

function search(nums, target) {
  let low = 0;
  let high = nums.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (nums[middle] < target) low = middle + 1;
    else high = middle;
  }
  return nums[low] === target ? low : -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => search(nums, query)).join('\n'));
