'use strict';

// Too slow: looks at all pairs.
function largestXor(nums) {
  let best = 0;
  for (let i = 0; i < nums.length; i++) {
    for (let j = i + 1; j < nums.length; j++) {
      const xor = nums[i] ^ nums[j];
      if (xor > best) best = xor;
    }
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestXor(lines[1].split(' ').map(Number)));
