'use strict';

// Wrong: turns round the order of the words, not of the characters.
function reverseText(line) {
  return line.split(' ').reverse().join(' ');
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(reverseText(line));
