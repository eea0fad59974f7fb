'use strict';

// Wrong: takes the largest and the smallest number.
function largestXor(nums) {
  let smallest = nums[0];
  let largest = nums[0];
  for (const num of nums) {
    smallest = Math.min(smallest, num);
    largest = Math.max(largest, num);
  }
  return smallest ^ largest;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestXor(lines[1].split(' ').map(Number)));
