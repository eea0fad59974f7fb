'use strict';

function loopStart(next) {
  // Write your code here. Return the node where the loop starts, or -1.
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(loopStart(lines[1].split(' ').map(Number)));
