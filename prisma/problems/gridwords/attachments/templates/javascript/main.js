'use strict';

function findWords(grid, words) {
  // Write your code here. Return the words that can be read, each once, in alphabetical order.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, , n] = lines[0].split(' ').map(Number);
const found = findWords(lines.slice(1, r + 1), lines.slice(r + 1, r + 1 + n));
console.log([found.length, ...found].join('\n'));
