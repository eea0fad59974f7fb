'use strict';

// Wrong: sorts the rest as texts, so 10 comes before 9.
function nextOrder(nums) {
  let pivot = nums.length - 2;
  while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
  if (pivot >= 0) {
    let larger = nums.length - 1;
    while (nums[larger] <= nums[pivot]) larger--;
    [nums[pivot], nums[larger]] = [nums[larger], nums[pivot]];
  }
  return [...nums.slice(0, pivot + 1), ...nums.slice(pivot + 1).sort()];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextOrder(nums).join(' '));
