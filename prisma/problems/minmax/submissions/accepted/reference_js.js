'use strict';

function minMax(nums) {
  let smallest = nums[0];
  let largest = nums[0];
  for (const num of nums) {
    if (num < smallest) smallest = num;
    if (num > largest) largest = num;
  }
  return [smallest, largest];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(minMax(nums).join(' '));
