'use strict';

// Wrong: the comparison returns true or false, never a negative number.
function largestNumber(nums) {
  const texts = nums.map(String).sort((x, y) => y + x > x + y);
  return texts[0] === '0' ? '0' : texts.join('');
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestNumber(lines[1].split(' ').map(Number)));
