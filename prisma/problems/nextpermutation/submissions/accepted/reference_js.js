'use strict';

function nextOrder(nums) {
  let pivot = nums.length - 2;
  while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
  if (pivot >= 0) {
    let larger = nums.length - 1;
    while (nums[larger] <= nums[pivot]) larger--;
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
