'use strict';

function canReachEnd(jumps) {
  // Write your code here.
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jumps = lines[1].split(' ').filter(Boolean).map(Number);
console.log(canReachEnd(jumps));
