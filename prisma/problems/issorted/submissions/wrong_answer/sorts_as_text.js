'use strict';

// Wrong: compares with a list that was sorted as words.
function isSorted(nums) {
  return nums.slice().sort().join() === nums.join();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(isSorted(nums));
