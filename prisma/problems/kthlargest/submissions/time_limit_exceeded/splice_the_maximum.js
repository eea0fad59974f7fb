'use strict';

// Too slow: looks for the maximum k times.
function kthLargest(nums, k) {
  for (let round = 1; round < k; round++) nums.splice(placeOfLargest(nums), 1);
  return nums[placeOfLargest(nums)];
}

function placeOfLargest(nums) {
  let best = 0;
  for (let i = 1; i < nums.length; i++) {
    if (nums[i] > nums[best]) best = i;
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(kthLargest(nums, k));
