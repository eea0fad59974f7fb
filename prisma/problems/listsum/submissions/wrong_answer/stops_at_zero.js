'use strict';

// Wrong: takes the number 0 for the end of the list.
function listSum(nums) {
  let total = 0;
  for (let i = 0; nums[i]; i++) total += nums[i];
  return total;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(listSum(nums));
