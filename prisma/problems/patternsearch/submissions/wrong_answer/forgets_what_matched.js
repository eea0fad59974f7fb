'use strict';

// Wrong: begins anew at the next letter when one does not fit.
function findPattern(text, pattern) {
  let matched = 0;
  let count = 0;
  let first = -1;
  for (let i = 0; i < text.length; i++) {
    if (pattern[matched] !== text[i]) matched = 0;
    if (pattern[matched] === text[i]) matched++;
    if (matched < pattern.length) continue;
    if (count === 0) first = i - pattern.length + 1;
    count++;
    matched = 0;
  }
  return [count, first];
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(findPattern(text, pattern).join(' '));
