'use strict';

function isBalanced(line) {
  // Write your code here. Return true or false.
  return null;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isBalanced(line));
