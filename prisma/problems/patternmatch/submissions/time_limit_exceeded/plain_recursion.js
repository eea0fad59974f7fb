'use strict';

// Too slow: without a memory, it asks the same questions again and again.
function matches(text, pattern) {
  return restMatches(text, pattern, 0, 0);
}

function restMatches(text, pattern, i, j) {
  if (j === pattern.length) return i === text.length;
  const fits = i < text.length && (pattern[j] === '.' || pattern[j] === text[i]);
  if (pattern[j + 1] === '*') {
    return restMatches(text, pattern, i, j + 2) || (fits && restMatches(text, pattern, i + 1, j));
  }
  return fits && restMatches(text, pattern, i + 1, j + 1);
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(matches(text, pattern));
