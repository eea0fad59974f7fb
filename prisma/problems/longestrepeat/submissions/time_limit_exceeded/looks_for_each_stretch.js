'use strict';

// Too slow: looks through the rest of the text for the stretch from each place.
function longestRepeat(text) {
  let best = '';
  for (let start = 0; start < text.length; start++) {
    let end = start + best.length + 1;
    while (end <= text.length && text.indexOf(text.slice(start, end), start + 1) >= 0) {
      best = text.slice(start, end);
      end++;
    }
  }
  return best;
}

const [text] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRepeat(text) || 'NONE');
