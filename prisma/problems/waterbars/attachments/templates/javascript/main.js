'use strict';

function heldWater(heights) {
  // Write your code here.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(heldWater(lines[1].split(' ').map(Number)));
