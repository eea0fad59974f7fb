'use strict';

// Wrong: a letter that occurs twice cancels itself.
function areAnagrams(s, t) {
  const odd = new Set();
  for (const letter of s + t) {
    if (!odd.delete(letter)) odd.add(letter);
  }
  return s.length === t.length && odd.size === 0;
}

const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(areAnagrams(s, t));
