'use strict';

// Wrong: follows one chain of replacements, which need not reach every place.
function rotate(nums, k) {
  const n = nums.length;
  let place = 0;
  let number = nums[0];
  do {
    place = (place + k) % n;
    [nums[place], number] = [number, nums[place]];
  } while (place !== 0);
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, k] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
console.log(rotate(nums, k).join(' '));
