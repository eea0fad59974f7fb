'use strict';

// Wrong: appends the total before the number is added.
function runningTotals(nums) {
  const totals = [];
  let total = 0;
  for (const num of nums) {
    totals.push(total);
    total += num;
  }
  return totals;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(runningTotals(nums).join(' '));
