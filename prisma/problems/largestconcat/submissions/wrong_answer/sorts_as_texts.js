'use strict';

// Wrong: takes the order of the alphabet, backwards.
function largestNumber(nums) {
  const texts = nums.map(String).sort().reverse();
  return texts[0] === '0' ? '0' : texts.join('');
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestNumber(lines[1].split(' ').map(Number)));
