'use strict';

function mostFrequent(nums, k) {
  // Write your code here. Return a list of k values.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(mostFrequent(nums, k).join(' '));
