'use strict';

// Wrong: at letters that differ, it deletes from the longer rest, inserts for the shorter one, and else replaces.
function editDistance(a, b) {
  let i = 0;
  let j = 0;
  let steps = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      i++;
      j++;
      continue;
    }
    steps++;
    const more = a.length - i - (b.length - j);
    if (more >= 0) i++;
    if (more <= 0) j++;
  }
  return steps + (a.length - i) + (b.length - j);
}

const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(editDistance(a, b));
