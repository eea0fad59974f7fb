'use strict';

// Too slow: searches the whole list for each candidate.
function smallestMissing(nums) {
  let candidate = 1;
  while (nums.includes(candidate)) candidate++;
  return candidate;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(smallestMissing(nums));
