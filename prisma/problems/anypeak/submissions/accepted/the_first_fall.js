'use strict';

// The leftmost peak: the checker must take it.
function anyPeak(nums) {
  let place = 0;
  while (place + 1 < nums.length && nums[place] < nums[place + 1]) place++;
  return place;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(String(anyPeak(nums)));
