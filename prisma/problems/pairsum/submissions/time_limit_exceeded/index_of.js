'use strict';

// Too slow: each indexOf is a loop over the rest of the list.
function pairWithSum(nums, target) {
  for (let i = 0; i < nums.length; i++) {
    const j = nums.indexOf(target - nums[i], i + 1);
    if (j >= 0) return [i, j];
  }
  return [-1, -1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const target = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(pairWithSum(nums, target).join(' '));
