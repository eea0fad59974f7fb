'use strict';

// Too slow: tries all choices.
function canSplit(nums) {
  const canReach = (place, rest) => {
    if (rest === 0) return true;
    if (rest < 0 || place === nums.length) return false;
    return canReach(place + 1, rest - nums[place]) || canReach(place + 1, rest);
  };
  const total = nums.reduce((a, b) => a + b);
  return total % 2 === 0 && canReach(0, total / 2);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(canSplit(nums));
