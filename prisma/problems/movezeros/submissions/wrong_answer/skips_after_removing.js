'use strict';

// Wrong: after a zero has been removed, the number that moves up is not looked at.
function moveZeros(nums) {
  let count = 0;
  for (let i = 0; i < nums.length; i++) {
    if (nums[i] === 0) {
      nums.splice(i, 1);
      count++;
    }
  }
  for (; count > 0; count--) nums.push(0);
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(moveZeros(nums).join(' '));
