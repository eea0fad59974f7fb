'use strict';

// Wrong: takes the way with the fewest links for the quickest one.
function broadcastTime(n, links, source) {
  const outgoing = Array.from({ length: n }, () => []);
  for (const [from, to, time] of links) outgoing[from].push([to, time]);
  const arrival = new Array(n).fill(Infinity);
  arrival[source] = 0;
  const queue = [source];
  for (const node of queue) {
    for (const [to, time] of outgoing[node]) {
      if (arrival[to] !== Infinity) continue;
      arrival[to] = arrival[node] + time;
      queue.push(to);
    }
  }
  const last = arrival.reduce((a, b) => Math.max(a, b));
  return last === Infinity ? -1 : last;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m, source] = ints(lines[0]);
const links = lines.slice(1, m + 1).map(ints);
console.log(broadcastTime(n, links, source));
