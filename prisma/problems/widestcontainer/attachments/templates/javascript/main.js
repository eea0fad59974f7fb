'use strict';

function mostWater(heights) {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(mostWater(lines[1].split(' ').map(Number)));
