'use strict';

// Wrong: without a function, numbers are compared as texts.
function sortNumbers(nums) {
  return nums.sort();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(sortNumbers(nums).join(' '));
