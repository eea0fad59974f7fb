'use strict';

function nextOrder(nums) {
  // Write your code here. Return the list.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextOrder(nums).join(' '));
