'use strict';

function evaluate(tokens) {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(String(evaluate(lines[1].split(' '))));
