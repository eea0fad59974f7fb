'use strict';

function matches(text, pattern) {
  // Write your code here. Return true if the pattern matches the whole text.
  return false;
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(matches(text, pattern));
