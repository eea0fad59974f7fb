'use strict';

// Too slow: multiplies all others for each place.
function productOfOthers(nums) {
  return nums.map((_, i) => {
    let product = 1;
    for (let k = 0; k < nums.length; k++) if (k !== i) product *= nums[k];
    return product;
  });
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(productOfOthers(nums).join(' '));
