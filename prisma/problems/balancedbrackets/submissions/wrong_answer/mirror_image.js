'use strict';

// Wrong: a balanced line need not be symmetric.
const CLOSER_OF = { '(': ')', '[': ']', '{': '}' };

function isBalanced(line) {
  for (let i = 0; 2 * i < line.length; i++) {
    if (CLOSER_OF[line[i]] !== line[line.length - 1 - i]) return false;
  }
  return true;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isBalanced(line));
