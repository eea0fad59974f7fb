'use strict';

// Wrong: always starts at node 0.
// A binary heap of [time, node] with the earliest time at the top.
class MinHeap {
  constructor() {
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  push(item) {
    const items = this.items;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent][0] <= item[0]) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop() {
    const items = this.items;
    const top = items[0];
    const last = items.pop();
    if (items.length > 0) this.sink(last);
    return top;
  }

  // Puts the item in at the top and lets it sink to its place.
  sink(item) {
    const items = this.items;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1][0] < items[child][0]) child++;
      if (child >= items.length || items[child][0] >= item[0]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
  }
}

function broadcastTime(n, links) {
  const outgoing = Array.from({ length: n }, () => []);
  for (const [from, to, time] of links) outgoing[from].push([to, time]);
  const settled = new Array(n).fill(false);
  const arrival = new Array(n).fill(Infinity);
  arrival[0] = 0;
  const heap = new MinHeap();
  heap.push([0, 0]);
  while (heap.size > 0) {
    const [now, node] = heap.pop();
    if (settled[node]) continue; // An earlier signal was here.
    settled[node] = true;
    for (const [to, time] of outgoing[node]) {
      if (now + time < arrival[to]) {
        arrival[to] = now + time;
        heap.push([arrival[to], to]);
      }
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
