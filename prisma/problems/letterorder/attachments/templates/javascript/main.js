'use strict';

function letterOrder(words) {
  // Write your code here. Return an empty text if there is no order.
  return '';
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
console.log(letterOrder(lines.slice(1, n + 1)) || 'IMPOSSIBLE');
