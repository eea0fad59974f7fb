'use strict';

function cheapestOrder(sizes) {
  // Write your code here. Matrix i has sizes[i] rows and sizes[i + 1] columns.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const sizes = lines[1].split(' ').map(Number);
console.log(cheapestOrder(sizes));
