'use strict';

// Too slow: looks at all stretches.
function longestRun(text, k) {
  let best = 0;
  for (let start = 0; start < text.length; start++) {
    const counts = new Array(26).fill(0);
    let largest = 0;
    for (let end = start; end < text.length; end++) {
      largest = Math.max(largest, ++counts[text.charCodeAt(end) - 65]);
      if (end - start + 1 - largest <= k) best = Math.max(best, end - start + 1);
    }
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRun(lines[1], Number(lines[0])));
