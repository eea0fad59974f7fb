'use strict';

function nextGreater(nums) {
  const results = nums.map(() => -1);
  const waiting = [];
  for (const [i, num] of nums.entries()) {
    while (waiting.length > 0 && nums[waiting[waiting.length - 1]] < num) {
      results[waiting.pop()] = num;
    }
    waiting.push(i);
  }
  return results;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextGreater(nums).join(' '));
