'use strict';

// Wrong: a value above the target can have a negative partner.
function pairWithSum(nums, target) {
  const positionOf = new Map();
  for (const [j, num] of nums.entries()) {
    if (num > target) continue;
    const i = positionOf.get(target - num);
    if (i !== undefined) return [i, j];
    positionOf.set(num, j);
  }
  return [-1, -1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const target = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(pairWithSum(nums, target).join(' '));
