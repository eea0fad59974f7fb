'use strict';

function runningTotals(nums) {
  const totals = [];
  let total = 0;
  for (const num of nums) {
    total += num;
    totals.push(total);
  }
  return totals;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(runningTotals(nums).join(' '));
