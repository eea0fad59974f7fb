'use strict';

function rotate(nums, k) {
  const cut = nums.length - (k % nums.length);
  return nums.slice(cut).concat(nums.slice(0, cut));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, k] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
console.log(rotate(nums, k).join(' '));
