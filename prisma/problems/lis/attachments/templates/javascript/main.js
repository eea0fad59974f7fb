'use strict';

function longestRising(values) {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const values = lines[1].split(' ').map(Number);
console.log(longestRising(values));
