'use strict';

// Too slow: tries the same rest of the text again and again.
function splitFrom(text, words, start) {
  if (start === text.length) return true;
  for (const word of words) {
    if (text.startsWith(word, start) && splitFrom(text, words, start + word.length)) return true;
  }
  return false;
}

function canSplit(text, words) {
  return splitFrom(text, words, 0);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const words = lines.slice(2, Number(lines[1]) + 2);
console.log(canSplit(lines[0], words));
