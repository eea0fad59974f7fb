'use strict';

// Wrong: greedy, goes through the one word and takes the next such letter of the other one.
function commonLength(a, b) {
  return Math.max(greedy(a, b), greedy(b, a));
}

function greedy(a, b) {
  let from = 0;
  let count = 0;
  for (const letter of a) {
    const at = b.indexOf(letter, from);
    if (at < 0) continue;
    from = at + 1;
    count++;
  }
  return count;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(commonLength(a, b));
