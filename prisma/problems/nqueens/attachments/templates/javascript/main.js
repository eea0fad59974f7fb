'use strict';

function placeQueens(n) {
  // Write your code here. Return all ways, in dictionary order.
  return [];
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const ways = placeQueens(n);
console.log([ways.length, ...ways.slice(0, 1).map((way) => way.join(' '))].join('\n'));
