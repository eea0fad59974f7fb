'use strict';

// Wrong: digits, spaces and punctuation are no consonants, but no vowels either.
function countVowels(line) {
  let count = 0;
  for (const character of line.toLowerCase()) {
    if (!'bcdfghjklmnpqrstvwxyz'.includes(character)) count++;
  }
  return count;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countVowels(line));
