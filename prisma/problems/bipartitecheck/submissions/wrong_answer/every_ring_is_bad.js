'use strict';

// Wrong: says no to every ring, also to those of even length.
function canSplit(n, edges) {
  const root = Array.from({ length: n }, (_, i) => i);
  const find = (x) => {
    while (root[x] !== x) {
      root[x] = root[root[x]];
      x = root[x];
    }
    return x;
  };
  const seen = new Set();
  for (const [a, b] of edges) {
    const key = Math.min(a, b) * n + Math.max(a, b);
    if (seen.has(key)) continue;
    seen.add(key);
    if (find(a) === find(b)) return false;
    root[find(a)] = find(b);
  }
  return true;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
console.log(canSplit(n, lines.slice(1, m + 1).map(ints)));
