'use strict';

// Wrong: sort() without a comparison sorts numbers as text, 10 before 9.
function networkCost(n, links) {
  const parent = Array.from({ length: n }, (_, node) => node);
  let parts = n;
  let total = 0;
  const byCost = new Map();
  for (const [u, v, cost] of links) {
    if (!byCost.has(cost)) byCost.set(cost, []);
    byCost.get(cost).push([u, v]);
  }
  for (const cost of [...byCost.keys()].sort()) {
    for (const [u, v] of byCost.get(cost)) {
      const a = find(parent, u);
      const b = find(parent, v);
      if (a === b) continue;
      parent[a] = b;
      parts--;
      total += cost;
    }
  }
  return parts === 1 ? total : -1;
}

// The node that stands for the part that holds this one. Shortens the way to it.
function find(parent, node) {
  while (parent[node] !== node) {
    parent[node] = parent[parent[node]];
    node = parent[node];
  }
  return node;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const cost = networkCost(n, lines.slice(1, m + 1).map(ints));
console.log(cost === -1 ? 'IMPOSSIBLE' : cost);
