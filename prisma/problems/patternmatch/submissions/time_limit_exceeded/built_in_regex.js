'use strict';

// Too slow: the regular expressions of the language try one way after the other, too.
function matches(text, pattern) {
  return new RegExp('^' + pattern + '$').test(text);
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(matches(text, pattern));
