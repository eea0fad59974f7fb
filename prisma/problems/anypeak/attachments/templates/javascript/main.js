'use strict';

function anyPeak(nums) {
  // Write your code here. Return the place of a peak.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(String(anyPeak(nums)));
