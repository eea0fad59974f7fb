'use strict';

// Wrong: leaves out all zeros, also where there is another one.
function productOfOthers(nums) {
  let product = 1;
  for (const num of nums) if (num !== 0) product *= num;
  const hasZero = nums.includes(0);
  return nums.map((num) => {
    if (num === 0) return product;
    return hasZero ? 0 : product / num;
  });
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(productOfOthers(nums).join(' '));
