'use strict';

// Wrong: counts the positions from 0.
function kthLargest(nums, k) {
  const falling = nums.sort((a, b) => b - a);
  return falling[Math.min(k, falling.length - 1)];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(kthLargest(nums, k));
