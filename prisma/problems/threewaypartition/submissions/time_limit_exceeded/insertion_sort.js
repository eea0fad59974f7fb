'use strict';

// Too slow: moves each number back to its place, one step at a time.
function sortKinds(nums) {
  for (let i = 1; i < nums.length; i++) {
    const num = nums[i];
    let place = i;
    for (; place > 0 && nums[place - 1] > num; place--) nums[place] = nums[place - 1];
    nums[place] = num;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
sortKinds(nums);
console.log(nums.join(' '));
