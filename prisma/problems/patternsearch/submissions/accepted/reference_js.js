'use strict';

function findPattern(text, pattern) {
  const borders = bordersOf(pattern);
  let matched = 0;
  let count = 0;
  let first = -1;
  for (let i = 0; i < text.length; i++) {
    while (matched > 0 && pattern[matched] !== text[i]) matched = borders[matched];
    if (pattern[matched] === text[i]) matched++;
    if (matched < pattern.length) continue;
    if (count === 0) first = i - pattern.length + 1;
    count++;
    matched = borders[matched];
  }
  return [count, first];
}

// For each length, the longest proper beginning that is also an ending of the first letters.
function bordersOf(pattern) {
  const borders = [0, 0];
  let matched = 0;
  for (let i = 1; i < pattern.length; i++) {
    while (matched > 0 && pattern[matched] !== pattern[i]) matched = borders[matched];
    if (pattern[matched] === pattern[i]) matched++;
    borders.push(matched);
  }
  return borders;
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(findPattern(text, pattern).join(' '));
