'use strict';

// Too slow: counts the parts of the network without each of its links.
function criticalLinks(n, links) {
  const parts = countParts(n, links, -1);
  const critical = links.filter((_, out) => countParts(n, links, out) > parts);
  return critical
    .map(([u, v]) => [Math.min(u, v), Math.max(u, v)])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function countParts(n, links, out) {
  const parent = Array.from({ length: n }, (_, place) => place);
  const find = (place) => {
    while (parent[place] !== place) {
      parent[place] = parent[parent[place]];
      place = parent[place];
    }
    return place;
  };
  let parts = n;
  links.forEach(([u, v], link) => {
    const [a, b] = [find(u), find(v)];
    if (link === out || a === b) return;
    parent[a] = b;
    parts--;
  });
  return parts;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const critical = criticalLinks(n, lines.slice(1, m + 1).map(ints));
console.log([critical.length, ...critical.map((link) => link.join(' '))].join('\n'));
