'use strict';

// Too slow: walks to the right anew from each start.
function smallestCover(text, pattern) {
  let bestStart = 0;
  let bestLength = Infinity;
  for (let start = 0; start < text.length; start++) {
    const missing = new Array(128).fill(0);
    for (let i = 0; i < pattern.length; i++) missing[pattern.charCodeAt(i)]++;
    let open = pattern.length;
    for (let end = start; end < text.length; end++) {
      if (missing[text.charCodeAt(end)]-- > 0) open--;
      if (open > 0) continue;
      if (end - start + 1 < bestLength) {
        bestStart = start;
        bestLength = end - start + 1;
      }
      break;
    }
  }
  return bestLength === Infinity ? '' : text.slice(bestStart, bestStart + bestLength);
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(smallestCover(text, pattern) || '-1');
