'use strict';

function subsets(nums) {
  const sorted = nums.slice().sort((a, b) => a - b);
  const all = [];
  const chosen = [];
  const extend = (from) => {
    all.push(chosen.slice());
    for (let i = from; i < sorted.length; i++) {
      chosen.push(sorted[i]);
      extend(i + 1);
      chosen.pop();
    }
  };
  extend(0);
  return all;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const all = subsets(lines[1].split(' ').filter(Boolean).map(Number));
console.log([all.length, ...all.map((one) => [one.length, ...one].join(' '))].join('\n'));
