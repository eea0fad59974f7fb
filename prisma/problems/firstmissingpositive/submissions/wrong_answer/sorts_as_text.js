'use strict';

// Wrong: sorts the numbers as texts, so 10 comes before 2.
function smallestMissing(nums) {
  let candidate = 1;
  for (const num of nums.filter((one) => one > 0).sort()) {
    if (num > candidate) break;
    if (num === candidate) candidate++;
  }
  return candidate;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(smallestMissing(nums));
