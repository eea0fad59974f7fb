'use strict';

// Wrong: the second word may have more letters.
function areAnagrams(s, t) {
  const counts = new Map();
  for (const letter of t) counts.set(letter, (counts.get(letter) || 0) + 1);
  for (const letter of s) {
    if (!counts.get(letter)) return false;
    counts.set(letter, counts.get(letter) - 1);
  }
  return true;
}

const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(areAnagrams(s, t));
