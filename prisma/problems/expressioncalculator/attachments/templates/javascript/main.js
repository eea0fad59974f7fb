'use strict';

function evaluate(text) {
  // Write your code here.
  return 0;
}

const line = require('fs').readFileSync(0, 'utf8').split('\n')[0];
console.log(String(evaluate(line)));
