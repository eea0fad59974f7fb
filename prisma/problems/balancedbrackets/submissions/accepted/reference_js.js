'use strict';

const CLOSER_OF = { '(': ')', '[': ']', '{': '}' };

function isBalanced(line) {
  const expected = [];
  for (const bracket of line) {
    if (bracket in CLOSER_OF) expected.push(CLOSER_OF[bracket]);
    else if (expected.pop() !== bracket) return false;
  }
  return expected.length === 0;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isBalanced(line));
