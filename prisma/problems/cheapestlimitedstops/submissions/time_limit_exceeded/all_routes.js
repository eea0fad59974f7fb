'use strict';

// Too slow: tries all routes.
function cheapestRoute(n, flights, s, t, k) {
  const outgoing = Array.from({ length: n }, () => []);
  for (const [from, to, price] of flights) outgoing[from].push([to, price]);
  const from = (place, left) => {
    if (place === t) return 0;
    if (left === 0) return Infinity;
    let best = Infinity;
    for (const [to, price] of outgoing[place]) best = Math.min(best, price + from(to, left - 1));
    return best;
  };
  const best = from(s, k + 1);
  return best === Infinity ? -1 : best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m, s, t, k] = ints(lines[0]);
const flights = lines.slice(1, m + 1).map(ints);
console.log(cheapestRoute(n, flights, s, t, k));
