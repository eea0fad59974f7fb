'use strict';

function countValues(nums) {
  // Write your code here. Return a list of pairs [value, count], the smallest value first.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const frequencies = countValues(nums);
console.log(frequencies.length);
console.log(frequencies.map((pair) => pair.join(' ')).join('\n'));
