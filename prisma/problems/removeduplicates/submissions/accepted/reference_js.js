'use strict';

function removeRepeats(nums) {
  let end = 1;
  for (const num of nums) {
    if (num !== nums[end - 1]) nums[end++] = num;
  }
  return nums.slice(0, end);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const kept = removeRepeats(lines[1].split(' ').filter(Boolean).map(Number));
console.log(`${kept.length}\n${kept.join(' ')}`);
