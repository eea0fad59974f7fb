'use strict';

// Too slow: renames all nodes of a part whenever two parts are joined.
function networkCost(n, links) {
  let partOf = Array.from({ length: n }, (_, node) => node);
  let parts = n;
  let total = 0;
  for (const [u, v, cost] of links.slice().sort((a, b) => a[2] - b[2])) {
    const a = partOf[u];
    const b = partOf[v];
    if (a === b) continue;
    partOf = partOf.map((part) => (part === a ? b : part));
    parts--;
    total += cost;
  }
  return parts === 1 ? total : -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const cost = networkCost(n, lines.slice(1, m + 1).map(ints));
console.log(cost === -1 ? 'IMPOSSIBLE' : cost);
