'use strict';

function sortNumbers(nums) {
  if (nums.length === 1) return nums;
  const middle = Math.floor(nums.length / 2);
  return merge(sortNumbers(nums.slice(0, middle)), sortNumbers(nums.slice(middle)));
}

function merge(a, b) {
  const merged = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isFirst = j === b.length || (i < a.length && a[i] <= b[j]);
    merged.push(isFirst ? a[i++] : b[j++]);
  }
  return merged;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(sortNumbers(nums).join(' '));
