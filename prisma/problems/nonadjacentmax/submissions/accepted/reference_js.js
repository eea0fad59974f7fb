'use strict';

function bestSum(nums) {
  let before = 0;
  let best = 0;
  for (const num of nums) {
    const next = Math.max(best, before + num);
    before = best;
    best = next;
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestSum(nums));
