'use strict';

function productOfOthers(nums) {
  const answer = [];
  let product = 1;
  for (const num of nums) {
    answer.push(product);
    product *= num;
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
