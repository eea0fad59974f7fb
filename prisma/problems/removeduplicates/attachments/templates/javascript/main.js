'use strict';

function removeRepeats(nums) {
  // Write your code here. Return the list with one copy of each value.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const kept = removeRepeats(lines[1].split(' ').filter(Boolean).map(Number));
console.log(`${kept.length}\n${kept.join(' ')}`);
