'use strict';

function longestRun(text, k) {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRun(lines[1], Number(lines[0])));
