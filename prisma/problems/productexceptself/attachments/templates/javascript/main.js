'use strict';

function productOfOthers(nums) {
  // Write your code here. Return a list of n products.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(productOfOthers(nums).join(' '));
