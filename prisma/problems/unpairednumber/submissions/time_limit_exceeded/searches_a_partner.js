'use strict';

// Too slow: searches the whole list for a partner of each number.
function unpaired(nums) {
  for (let i = 0; i < nums.length; i++) {
    let j = 0;
    while (j < nums.length && (j === i || nums[j] !== nums[i])) j++;
    if (j === nums.length) return nums[i];
  }
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(unpaired(nums));
