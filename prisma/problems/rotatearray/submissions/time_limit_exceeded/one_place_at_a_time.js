'use strict';

// Too slow: moves everything by one place, k times.
function rotate(nums, k) {
  for (let round = 0; round < k; round++) nums.unshift(nums.pop());
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, k] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
console.log(rotate(nums, k).join(' '));
