'use strict';

function canSplit(text, words) {
  // Write your code here. Return true or false.
  return false;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const words = lines.slice(2, Number(lines[1]) + 2);
console.log(canSplit(lines[0], words));
