export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function sortKinds(nums: number[]): void {
  let low = 0;
  let middle = 0;
  let high = nums.length - 1;
  while (middle <= high) {
    const num = nums[middle];
    if (num === 0) {
      nums[middle] = nums[low];
      nums[low] = num;
      low++;
      middle++;
    } else if (num === 1) {
      middle++;
    } else {
      nums[middle] = nums[high];
      nums[high] = num;
      high--;
    }
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
sortKinds(nums);
console.log(nums.join(' '));
