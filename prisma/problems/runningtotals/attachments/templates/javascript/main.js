'use strict';

function runningTotals(nums) {
  // Write your code here. Return the list of totals.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(runningTotals(nums).join(' '));
