'use strict';

// Wrong: of several shortest stretches the last one stays.
function smallestCover(text, pattern) {
  const missing = new Map();
  for (const letter of pattern) missing.set(letter, (missing.get(letter) || 0) + 1);
  let open = pattern.length;
  let start = 0;
  let bestStart = 0;
  let bestLength = Infinity;
  for (let end = 0; end < text.length; end++) {
    const coming = missing.get(text[end]) || 0;
    if (coming > 0) open--;
    missing.set(text[end], coming - 1);
    while (open === 0) {
      if (end - start + 1 <= bestLength) {
        bestStart = start;
        bestLength = end - start + 1;
      }
      const going = missing.get(text[start]) + 1;
      missing.set(text[start], going);
      if (going > 0) open++;
      start++;
    }
  }
  return bestLength === Infinity ? '' : text.slice(bestStart, bestStart + bestLength);
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(smallestCover(text, pattern) || '-1');
