'use strict';

// Too slow: finds one copy and walks from there to both ends.
function firstAndLast(nums, target) {
  let low = 0;
  let high = nums.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (nums[middle] < target) low = middle + 1;
    else if (nums[middle] > target) high = middle - 1;
    else {
      let first = middle;
      let last = middle;
      while (first > 0 && nums[first - 1] === target) first--;
      while (last + 1 < nums.length && nums[last + 1] === target) last++;
      return [first, last];
    }
  }
  return [-1, -1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => firstAndLast(nums, query).join(' ')).join('\n'));
