export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

type Arrival = [number, number];

/** A binary heap of [time, node] with the earliest time at the top. */
class MinHeap {
  private items: Arrival[] = [];

  push(item: Arrival): void {
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

  pop(): Arrival | undefined {
    const top = this.items[0];
    const last = this.items.pop();
    if (last && this.items.length > 0) this.sink(last);
    return top;
  }

  /** Puts the item in at the top and lets it sink to its place. */
  private sink(item: Arrival): void {
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

function broadcastTime(n: number, links: number[][], source: number): number {
  const outgoing = Array.from({ length: n }, (): Arrival[] => []);
  for (const [from, to, time] of links) outgoing[from].push([time, to]);
  const settled = new Array<boolean>(n).fill(false);
  const arrival = new Array<number>(n).fill(Infinity);
  arrival[source] = 0;
  const heap = new MinHeap();
  heap.push([0, source]);
  for (let next = heap.pop(); next; next = heap.pop()) {
    const [now, node] = next;
    if (settled[node]) continue; // An earlier signal was here.
    settled[node] = true;
    for (const [time, to] of outgoing[node]) {
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
const ints = (line: string): number[] => line.split(' ').map(Number);
const [n, m, source] = ints(lines[0]);
const links = lines.slice(1, m + 1).map(ints);
console.log(broadcastTime(n, links, source));
