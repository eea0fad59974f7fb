'use strict';

function editDistance(a, b) {
  // Write your code here. Return the smallest number of steps from a to b.
  return -1;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(editDistance(a, b));
