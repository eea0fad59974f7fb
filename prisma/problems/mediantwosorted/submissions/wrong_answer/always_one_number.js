'use strict';

// Wrong: takes a single number even if two stand in the middle.
function median(a, b) {
  const nums = a.concat(b).sort((x, y) => x - y);
  return nums[nums.length >> 1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(median(ints(lines[1]), ints(lines[2])).toFixed(1));
