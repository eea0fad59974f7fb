'use strict';

function findPattern(text, pattern) {
  // Write your code here. Return [count, first].
  return [0, 0];
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(findPattern(text, pattern).join(' '));
