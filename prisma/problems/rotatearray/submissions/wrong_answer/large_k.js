'use strict';

// Wrong: leaves the list as it is when k is larger than n.
function rotate(nums, k) {
  return nums.slice(-k).concat(nums.slice(0, -k));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, k] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
console.log(rotate(nums, k).join(' '));
