'use strict';

// Wrong: the order of the bit patterns is not that of a dictionary.
function subsets(nums) {
  const sorted = nums.slice().sort((a, b) => a - b);
  const all = [];
  for (let bits = 0; bits < 2 ** sorted.length; bits++) {
    all.push(sorted.filter((_, i) => (bits >> i) % 2 === 1));
  }
  return all;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const all = subsets(lines[1].split(' ').filter(Boolean).map(Number));
console.log([all.length, ...all.map((one) => [one.length, ...one].join(' '))].join('\n'));
