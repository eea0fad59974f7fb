'use strict';

// Too slow: copies and scans the rest of the list for each number.
function nextGreater(nums) {
  return nums.map((num, i) => {
    const found = nums.slice(i + 1).find((other) => other > num);
    return found === undefined ? -1 : found;
  });
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextGreater(nums).join(' '));
