'use strict';

// Wrong: is content with a number that is larger than the one before it.
function anyPeak(nums) {
  for (let place = 1; place < nums.length; place++) {
    if (nums[place] > nums[place - 1]) return place;
  }
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(String(anyPeak(nums)));
