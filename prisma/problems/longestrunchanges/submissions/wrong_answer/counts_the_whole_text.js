'use strict';

// Wrong: the letters need not be neighbours.
function longestRun(text, k) {
  const counts = new Map();
  for (const letter of text) counts.set(letter, (counts.get(letter) || 0) + 1);
  return Math.min(text.length, Math.max(...counts.values()) + k);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRun(lines[1], Number(lines[0])));
