'use strict';

function minMax(nums) {
  // Write your code here. Return [smallest, largest].
  return [0, 0];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(minMax(nums).join(' '));
