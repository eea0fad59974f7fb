'use strict';

// Wrong: counts changes that the text has no letters for.
function longestRun(text, k) {
  let best = 0;
  for (const letter of new Set(text)) {
    let start = 0;
    let changed = 0;
    for (let end = 0; end < text.length; end++) {
      if (text[end] !== letter) changed++;
      while (changed > k) if (text[start++] !== letter) changed--;
      best = Math.max(best, end - start + 1 + k - changed);
    }
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRun(lines[1], Number(lines[0])));
