'use strict';

// Wrong: the number that a swap brings in is not looked at.
function smallestMissing(nums) {
  const n = nums.length;
  for (let i = 0; i < n; i++) {
    if (nums[i] >= 1 && nums[i] <= n && nums[nums[i] - 1] !== nums[i]) {
      const home = nums[i] - 1;
      [nums[i], nums[home]] = [nums[home], nums[i]];
    }
  }
  let i = 0;
  while (i < n && nums[i] === i + 1) i++;
  return i + 1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(smallestMissing(nums));
