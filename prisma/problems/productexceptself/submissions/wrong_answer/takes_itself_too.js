'use strict';

// Wrong: the number itself comes in before its place is done.
function productOfOthers(nums) {
  const answer = [];
  let product = 1;
  for (const num of nums) {
    product *= num;
    answer.push(product);
  }
  product = 1;
  for (let i = nums.length - 1; i >= 0; i--) {
    answer[i] *= product;
    product *= nums[i];
  }
  return answer;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(productOfOthers(nums).join(' '));
