'use strict';

function cheapestRoute(n, flights, s, t, k) {
  let cost = new Array(n).fill(Infinity);
  cost[s] = 0;
  for (let flown = 0; flown <= k; flown++) {
    const next = cost.slice(); // With one flight more; read from cost, write to next.
    for (const [from, to, price] of flights) {
      if (cost[from] + price < next[to]) next[to] = cost[from] + price;
    }
    cost = next;
  }
  return cost[t] === Infinity ? -1 : cost[t];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m, s, t, k] = ints(lines[0]);
const flights = lines.slice(1, m + 1).map(ints);
console.log(cheapestRoute(n, flights, s, t, k));
