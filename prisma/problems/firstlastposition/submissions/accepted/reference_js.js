'use strict';

function border(nums, isLeft) {
  let low = 0;
  let high = nums.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isLeft(nums[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}

function firstAndLast(nums, target) {
  const first = border(nums, (num) => num < target);
  const end = border(nums, (num) => num <= target);
  return first < end ? [first, end - 1] : [-1, -1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => firstAndLast(nums, query).join(' ')).join('\n'));
