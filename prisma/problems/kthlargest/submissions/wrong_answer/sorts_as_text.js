'use strict';

// Wrong: sort() without a comparison puts 10 before 9.
function kthLargest(nums, k) {
  return nums.sort().reverse()[k - 1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(kthLargest(nums, k));
