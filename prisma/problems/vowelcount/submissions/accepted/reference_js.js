'use strict';

function countVowels(line) {
  let count = 0;
  for (const character of line) {
    if ('aeiouAEIOU'.includes(character)) count++;
  }
  return count;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countVowels(line));
