'use strict';

// Wrong: sorts the values as if they were words.
function removeRepeats(nums) {
  return Array.from(new Set(nums)).sort();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const kept = removeRepeats(lines[1].split(' ').filter(Boolean).map(Number));
console.log(`${kept.length}\n${kept.join(' ')}`);
