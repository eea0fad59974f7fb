'use strict';

function nextGreater(nums) {
  // Write your code here. Return a list with one result per number.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextGreater(nums).join(' '));
