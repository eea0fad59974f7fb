'use strict';

function cheapestRoute(n, flights, s, t, k) {
  // Write your code here. Each flight is [from, to, price].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m, s, t, k] = ints(lines[0]);
const flights = lines.slice(1, m + 1).map(ints);
console.log(cheapestRoute(n, flights, s, t, k));
