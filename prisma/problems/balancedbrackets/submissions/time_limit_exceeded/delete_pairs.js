'use strict';

// Too slow: each round reads and copies the line to delete the innermost pairs.
function isBalanced(line) {
  let rest = line;
  let length;
  do {
    length = rest.length;
    rest = rest.replace(/\(\)|\[\]|\{\}/g, '');
  } while (rest.length < length);
  return rest === '';
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isBalanced(line));
