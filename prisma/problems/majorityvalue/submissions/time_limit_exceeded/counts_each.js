'use strict';

// Too slow: counts the copies of each number anew.
function majorityValue(nums) {
  return nums.find((num) => nums.filter((other) => other === num).length > nums.length / 2);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(majorityValue(nums));
