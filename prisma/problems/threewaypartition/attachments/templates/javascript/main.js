'use strict';

function sortKinds(nums) {
  // Write your code here. Change nums itself.
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
sortKinds(nums);
console.log(nums.join(' '));
