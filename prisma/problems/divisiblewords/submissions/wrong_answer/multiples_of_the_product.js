'use strict';

// Wrong: asks for multiples of a * b, which is not the same if a and b have a common divisor.
function divisibleWords(n, a, b) {
  const words = [];
  for (let i = 1; i <= n; i++) {
    const word = i % (a * b) === 0 ? 'AB' : i % a === 0 ? 'A' : i % b === 0 ? 'B' : '';
    words.push(word || String(i));
  }
  return words;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, a, b] = lines[0].split(' ').map(Number);
console.log(divisibleWords(n, a, b).join('\n'));
