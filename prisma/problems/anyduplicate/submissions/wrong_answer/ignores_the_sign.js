'use strict';

// Wrong: takes a number and its negative for the same.
function anyDuplicate(nums) {
  const seen = new Set();
  for (const num of nums) {
    if (seen.has(Math.abs(num))) return true;
    seen.add(Math.abs(num));
  }
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(anyDuplicate(nums));
