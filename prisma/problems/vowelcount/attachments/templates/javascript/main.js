'use strict';

function countVowels(line) {
  // Write your code here.
  return 0;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(countVowels(line));
