'use strict';

function largestXor(nums) {
  // A prefix tree of bits: the children of node i stand at places 2 * i and 2 * i + 1. Node 0 is the root.
  const children = new Int32Array(2 * (31 * nums.length + 1));
  let nodes = 1;
  let best = 0;
  for (const num of nums) {
    let node = 0;
    for (let bit = 30; bit >= 0; bit--) {
      const place = 2 * node + ((num >> bit) & 1);
      if (children[place] === 0) children[place] = nodes++;
      node = children[place];
    }
    let partner = 0;
    let xor = 0;
    for (let bit = 30; bit >= 0; bit--) {
      const own = 2 * partner + ((num >> bit) & 1);
      const other = children[own ^ 1];
      if (other !== 0) xor |= 1 << bit;
      partner = other !== 0 ? other : children[own];
    }
    best = Math.max(best, xor);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestXor(lines[1].split(' ').map(Number)));
