'use strict';

// Wrong: notes the new total before it looks for the earlier ones.
function countStretches(nums, k) {
  const seen = new Map([[0, 1]]);
  let total = 0;
  let count = 0;
  for (const num of nums) {
    total += num;
    seen.set(total, (seen.get(total) || 0) + 1);
    count += seen.get(total - k) || 0;
  }
  return count;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(countStretches(nums, k));
