'use strict';

// Wrong: takes a number that ends with the digits of b for a multiple of it.
function divisibleWords(n, a, b) {
  const words = [];
  for (let i = 1; i <= n; i++) {
    const word = (i % a === 0 ? 'A' : '') + (String(i).endsWith(String(b)) ? 'B' : '');
    words.push(word || String(i));
  }
  return words;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, a, b] = lines[0].split(' ').map(Number);
console.log(divisibleWords(n, a, b).join('\n'));
