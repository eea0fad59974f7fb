'use strict';

// Wrong: no word may be used a second time.
function splitFrom(text, words, start, used, failed) {
  if (start === text.length) return true;
  if (failed.has(start)) return false;
  for (const word of words) {
    if (used.has(word) || !text.startsWith(word, start)) continue;
    used.add(word);
    if (splitFrom(text, words, start + word.length, used, failed)) return true;
    used.delete(word);
  }
  failed.add(start);
  return false;
}

function canSplit(text, words) {
  return splitFrom(text, words, 0, new Set(), new Set());
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const words = lines.slice(2, Number(lines[1]) + 2);
console.log(canSplit(lines[0], words));
