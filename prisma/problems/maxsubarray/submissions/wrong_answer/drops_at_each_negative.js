'use strict';

// Wrong: starts anew at each negative number, though the sum before it may be worth keeping.
function bestStretch(nums) {
  let ending = nums[0];
  let best = ending;
  for (const num of nums.slice(1)) {
    ending = num < 0 || ending < 0 ? num : ending + num;
    best = Math.max(best, ending);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(bestStretch(nums));
