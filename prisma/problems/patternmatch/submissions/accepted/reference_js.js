'use strict';

function matches(text, pattern) {
  // reached[i]: the pieces so far match exactly the first i letters.
  let reached = new Array(text.length + 1).fill(false);
  reached[0] = true;
  for (let place = 0; place < pattern.length; place++) {
    const piece = pattern[place];
    if (piece === '*') continue;
    const hasStar = pattern[place + 1] === '*';
    const now = [hasStar && reached[0]];
    for (let i = 1; i <= text.length; i++) {
      const fits = piece === '.' || piece === text[i - 1];
      now.push(hasStar ? reached[i] || (fits && now[i - 1]) : fits && reached[i - 1]);
    }
    reached = now;
  }
  return reached[text.length];
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(matches(text, pattern));
