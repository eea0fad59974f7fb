'use strict';

// Wrong: swaps with the largest number behind it, not with the smallest one that is larger.
function nextOrder(nums) {
  let pivot = nums.length - 2;
  while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
  if (pivot >= 0) {
    const larger = pivot + 1;
    [nums[pivot], nums[larger]] = [nums[larger], nums[pivot]];
  }
  for (let i = pivot + 1, j = nums.length - 1; i < j; i++, j--) {
    [nums[i], nums[j]] = [nums[j], nums[i]];
  }
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextOrder(nums).join(' '));
