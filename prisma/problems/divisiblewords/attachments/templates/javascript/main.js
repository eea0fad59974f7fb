'use strict';

function divisibleWords(n, a, b) {
  // Write your code here. Return a list of n words.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, a, b] = lines[0].split(' ').map(Number);
console.log(divisibleWords(n, a, b).join('\n'));
