export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function search(nums: number[], target: number): number {
  let low = 0;
  let high = nums.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (nums[middle] === target) return middle;
    if (nums[low] <= nums[middle]) {
      if (nums[low] <= target && target < nums[middle]) high = middle - 1;
      else low = middle + 1;
    } else if (nums[middle] < target && target <= nums[high]) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
const queries = lines[2].split(' ').map(Number);
console.log(queries.map((query) => search(nums, query)).join('\n'));
