'use strict';

// Too slow: leaves out one link after the other, from the last to the first, until the others connect everything.
function firstClosingLink(n, links) {
  for (let out = n - 1; out >= 0; out--) {
    if (isConnectedWithout(n, links, out)) return links[out];
  }
  return [-1, -1];
}

function isConnectedWithout(n, links, out) {
  const neighbours = Array.from({ length: n }, () => []);
  links.forEach(([u, v], number) => {
    if (number === out) return;
    neighbours[u].push(v);
    neighbours[v].push(u);
  });
  const seen = new Array(n).fill(false);
  seen[0] = true;
  const stack = [0];
  let count = 0;
  while (stack.length > 0) {
    const place = stack.pop();
    count++;
    for (const other of neighbours[place]) {
      if (seen[other]) continue;
      seen[other] = true;
      stack.push(other);
    }
  }
  return count === n;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const links = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(firstClosingLink(n, links).join(' '));
