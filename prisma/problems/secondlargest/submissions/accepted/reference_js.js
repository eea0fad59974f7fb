'use strict';

function secondLargest(nums) {
  let largest = null;
  let second = null;
  for (const num of nums) {
    if (largest === null || num > largest) {
      second = largest;
      largest = num;
    } else if (num < largest && (second === null || num > second)) {
      second = num;
    }
  }
  return second;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
const found = secondLargest(nums);
console.log(found === null ? 'NONE' : found);
