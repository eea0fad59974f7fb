'use strict';

// Wrong: uses each number once at most.
function combinations(nums, target) {
  const sorted = nums.slice().sort((a, b) => a - b);
  const found = [];
  const taken = [];
  function extend(missing, start) {
    if (missing === 0) found.push(taken.slice());
    for (let i = start; i < sorted.length && sorted[i] <= missing; i++) {
      taken.push(sorted[i]);
      extend(missing - sorted[i], i + 1);
      taken.pop();
    }
  }
  extend(target, 0);
  return found;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, target] = lines[0].split(' ').map(Number);
const all = combinations(lines[1].split(' ').map(Number), target);
console.log([all.length, ...all.map((one) => [one.length, ...one].join(' '))].join('\n'));
