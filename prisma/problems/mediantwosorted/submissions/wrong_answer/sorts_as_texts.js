'use strict';

// Wrong: sorts the numbers as texts.
function median(a, b) {
  const nums = a.concat(b).sort();
  const half = nums.length >> 1;
  return nums.length % 2 === 1 ? nums[half] : (nums[half - 1] + nums[half]) / 2;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(median(ints(lines[1]), ints(lines[2])).toFixed(1));
