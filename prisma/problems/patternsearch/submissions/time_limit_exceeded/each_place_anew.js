'use strict';

// Too slow: compares letter by letter at each place.
function findPattern(text, pattern) {
  let count = 0;
  let first = -1;
  for (let start = 0; start + pattern.length <= text.length; start++) {
    let matched = 0;
    while (matched < pattern.length && text[start + matched] === pattern[matched]) matched++;
    if (matched < pattern.length) continue;
    if (count === 0) first = start;
    count++;
  }
  return [count, first];
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(findPattern(text, pattern).join(' '));
