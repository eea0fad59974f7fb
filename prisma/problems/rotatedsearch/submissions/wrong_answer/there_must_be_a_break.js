'use strict';

// Wrong: takes the last number for the smallest one if the list was not rotated.
function search(nums, target) {
  const n = nums.length;
  let low = 0;
  let high = n - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (nums[middle] > nums[low]) low = middle;
    else high = middle;
  }
  const shift = high;
  low = 0;
  high = n - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const place = (middle + shift) % n;
    if (nums[place] === target) return place;
    if (nums[place] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => search(nums, query)).join('\n'));
