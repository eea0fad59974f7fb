'use strict';

// Wrong: counts one pair for a number of the right half, however many stand before it.
function countInversions(nums) {
  return sortAndCount(nums).count;
}

// The numbers in order, and how many pairs were in the wrong order.
function sortAndCount(nums) {
  if (nums.length < 2) return { sorted: nums, count: 0 };
  const middle = nums.length >> 1;
  const left = sortAndCount(nums.slice(0, middle));
  const right = sortAndCount(nums.slice(middle));
  let count = left.count + right.count;
  const sorted = [];
  let i = 0;
  for (const num of right.sorted) {
    while (i < left.sorted.length && left.sorted[i] <= num) sorted.push(left.sorted[i++]);
    if (i < left.sorted.length) count++;
    sorted.push(num);
  }
  while (i < left.sorted.length) sorted.push(left.sorted[i++]);
  return { sorted, count };
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(countInversions(nums));
