'use strict';

function smallestCover(text, pattern) {
  // Write your code here. Return the stretch, or an empty text if there is none.
  return '';
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(smallestCover(text, pattern) || '-1');
