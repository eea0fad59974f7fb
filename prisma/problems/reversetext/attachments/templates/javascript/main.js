'use strict';

function reverseText(line) {
  // Write your code here.
  return line;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(reverseText(line));
