'use strict';

function whatIsLeft(weights) {
  // Write your code here.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const weights = lines[1].split(' ').map(Number);
console.log(whatIsLeft(weights));
