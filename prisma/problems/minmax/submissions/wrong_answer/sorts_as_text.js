'use strict';

// Wrong: sorts the numbers as if they were words.
function minMax(nums) {
  nums.sort();
  return [nums[0], nums[nums.length - 1]];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(minMax(nums).join(' '));
