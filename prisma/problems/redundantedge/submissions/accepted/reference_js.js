'use strict';

function firstClosingLink(n, links) {
  const parent = Array.from({ length: n }, (_, place) => place);
  for (const [u, v] of links) {
    const a = find(parent, u);
    const b = find(parent, v);
    if (a === b) return [u, v];
    parent[a] = b;
  }
  return [-1, -1];
}

// The place that stands for the part that holds this one. Shortens the way to it.
function find(parent, place) {
  while (parent[place] !== place) {
    parent[place] = parent[parent[place]];
    place = parent[place];
  }
  return place;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const links = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(firstClosingLink(n, links).join(' '));
