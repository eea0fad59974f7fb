'use strict';

function kthLargest(nums, k) {
  const pivot = nums[Math.floor(Math.random() * nums.length)];
  const larger = nums.filter((num) => num > pivot);
  const smaller = nums.filter((num) => num < pivot);
  const notSmaller = nums.length - smaller.length;
  if (k <= larger.length) return kthLargest(larger, k);
  if (k <= notSmaller) return pivot;
  return kthLargest(smaller, k - notSmaller);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(kthLargest(nums, k));
