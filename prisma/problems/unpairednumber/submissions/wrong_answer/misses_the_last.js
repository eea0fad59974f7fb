'use strict';

// Wrong: after sorting, the largest number has no neighbour to differ from.
function unpaired(nums) {
  nums.sort((a, b) => a - b);
  for (let i = 0; i + 1 < nums.length; i += 2) {
    if (nums[i] !== nums[i + 1]) return nums[i];
  }
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(unpaired(nums));
