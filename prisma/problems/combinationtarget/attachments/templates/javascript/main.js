'use strict';

function combinations(nums, target) {
  // Write your code here. Return a list of lists.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, target] = lines[0].split(' ').map(Number);
const all = combinations(lines[1].split(' ').map(Number), target);
console.log([all.length, ...all.map((one) => [one.length, ...one].join(' '))].join('\n'));
