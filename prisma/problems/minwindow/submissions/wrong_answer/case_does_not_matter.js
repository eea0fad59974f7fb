'use strict';

// Wrong: takes capital and small letters for the same.
function smallestCover(text, pattern) {
  const missing = new Map();
  const whole = text;
  text = text.toUpperCase();
  for (const letter of pattern.toUpperCase()) missing.set(letter, (missing.get(letter) || 0) + 1);
  let open = pattern.length;
  let start = 0;
  let bestStart = 0;
  let bestLength = Infinity;
  for (let end = 0; end < text.length; end++) {
    const coming = missing.get(text[end]) || 0;
    if (coming > 0) open--;
    missing.set(text[end], coming - 1);
    while (open === 0) {
      if (end - start + 1 < bestLength) {
        bestStart = start;
        bestLength = end - start + 1;
      }
      const going = missing.get(text[start]) + 1;
      missing.set(text[start], going);
      if (going > 0) open++;
      start++;
    }
  }
  return bestLength === Infinity ? '' : whole.slice(bestStart, bestStart + bestLength);
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(smallestCover(text, pattern) || '-1');
