'use strict';

// Wrong: keeps the neighbours in sets, so that a doubled link counts once.
function firstClosingLink(n, links) {
  const neighbours = Array.from({ length: n }, () => new Set());
  for (const [u, v] of links) {
    neighbours[u].add(v);
    neighbours[v].add(u);
  }
  const ends = [];
  neighbours.forEach((others, place) => {
    if (others.size === 1) ends.push(place);
  });
  // What is left when all dead ends are taken away is the ring.
  for (let head = 0; head < ends.length; head++) {
    for (const other of neighbours[ends[head]]) {
      neighbours[other].delete(ends[head]);
      if (neighbours[other].size === 1) ends.push(other);
    }
    neighbours[ends[head]].clear();
  }
  const ring = links.filter(([u, v]) => neighbours[u].size > 0 && neighbours[v].size > 0);
  return ring.length > 0 ? ring[ring.length - 1] : links[n - 1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const links = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(firstClosingLink(n, links).join(' '));
