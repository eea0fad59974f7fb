'use strict';

function addRanges(n, updates) {
  // Write your code here. Each update is [l, r, d]. Return the list.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const updates = lines.slice(1, q + 1).map((line) => line.split(' ').map(Number));
console.log(addRanges(n, updates).join(' '));
