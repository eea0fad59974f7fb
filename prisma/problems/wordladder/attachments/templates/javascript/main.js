'use strict';

function ladderLength(begin, end, words) {
  // Write your code here. Return the number of words, or 0 if there is no ladder.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, begin, end] = lines[0].split(' ');
console.log(ladderLength(begin, end, lines.slice(1, Number(n) + 1)));
