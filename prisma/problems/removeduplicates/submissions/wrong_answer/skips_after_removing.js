'use strict';

// Wrong: after one copy has been removed, the next number is not looked at.
function removeRepeats(nums) {
  for (let i = 1; i < nums.length; i++) {
    if (nums[i] === nums[i - 1]) nums.splice(i, 1);
  }
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const kept = removeRepeats(lines[1].split(' ').filter(Boolean).map(Number));
console.log(`${kept.length}\n${kept.join(' ')}`);
