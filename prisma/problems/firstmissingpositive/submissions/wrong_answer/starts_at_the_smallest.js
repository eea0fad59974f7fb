'use strict';

// Wrong: looks for the first gap behind the smallest number of the list.
function smallestMissing(nums) {
  const seen = new Set(nums);
  let candidate = nums.reduce((least, num) => (num > 0 && num < least ? num : least), Infinity);
  if (candidate === Infinity) return 1;
  while (seen.has(candidate)) candidate++;
  return candidate;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(smallestMissing(nums));
