'use strict';

// Too slow: Dijkstra's method, but with a search through all nodes for the earliest one.
function broadcastTime(n, links, source) {
  const outgoing = Array.from({ length: n }, () => []);
  for (const [from, to, time] of links) outgoing[from].push([to, time]);
  const arrival = new Array(n).fill(Infinity);
  arrival[source] = 0;
  const done = new Array(n).fill(false);
  let last = 0;
  for (let round = 0; round < n; round++) {
    const node = earliest(arrival, done);
    if (arrival[node] === Infinity) return -1;
    done[node] = true;
    last = arrival[node];
    for (const [to, time] of outgoing[node]) arrival[to] = Math.min(arrival[to], last + time);
  }
  return last;
}

function earliest(arrival, done) {
  let best = -1;
  for (let node = 0; node < arrival.length; node++) {
    if (!done[node] && (best < 0 || arrival[node] < arrival[best])) best = node;
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m, source] = ints(lines[0]);
const links = lines.slice(1, m + 1).map(ints);
console.log(broadcastTime(n, links, source));
