'use strict';

function sortNumbers(nums) {
  // Write your code here. Return the numbers in ascending order.
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(sortNumbers(nums).join(' '));
