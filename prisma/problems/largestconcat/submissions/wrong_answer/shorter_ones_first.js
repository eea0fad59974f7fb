'use strict';

// Wrong: if one number begins like the other, the shorter one comes first.
function largestNumber(nums) {
  const texts = nums.map(String).sort((x, y) => {
    const length = Math.min(x.length, y.length);
    const [a, b] = [x.slice(0, length), y.slice(0, length)];
    if (a === b) return x.length - y.length;
    return a > b ? -1 : 1;
  });
  return texts[0] === '0' ? '0' : texts.join('');
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestNumber(lines[1].split(' ').map(Number)));
