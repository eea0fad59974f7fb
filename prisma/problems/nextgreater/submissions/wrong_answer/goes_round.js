'use strict';

// Wrong: starts again from the front at the end of the list.
function nextGreater(nums) {
  const results = nums.map(() => -1);
  const waiting = [];
  for (let i = 0; i < 2 * nums.length; i++) {
    const num = nums[i % nums.length];
    while (waiting.length > 0 && nums[waiting[waiting.length - 1]] < num) {
      results[waiting.pop()] = num;
    }
    if (i < nums.length) waiting.push(i);
  }
  return results;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextGreater(nums).join(' '));
