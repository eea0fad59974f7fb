'use strict';

// Wrong: sets each bit in which some two numbers differ, although it takes other pairs for other bits.
function largestXor(nums) {
  let some = 0;
  let all = -1;
  for (const num of nums) {
    some |= num;
    all &= num;
  }
  return some & ~all;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestXor(lines[1].split(' ').map(Number)));
