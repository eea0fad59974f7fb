'use strict';

// Wrong: takes words out of the middle, and what is left grows together to new words.
function canSplit(text, words) {
  const longestFirst = words.slice().sort((a, b) => b.length - a.length);
  let rest = text;
  for (const word of longestFirst) rest = rest.split(word).join('');
  return rest === '';
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const words = lines.slice(2, Number(lines[1]) + 2);
console.log(canSplit(lines[0], words));
