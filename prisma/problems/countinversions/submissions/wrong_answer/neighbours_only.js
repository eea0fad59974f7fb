'use strict';

// Wrong: only direct neighbours are compared.
function countInversions(nums) {
  let count = 0;
  for (let i = 0; i + 1 < nums.length; i++) {
    if (nums[i] > nums[i + 1]) count++;
  }
  return count;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(countInversions(nums));
