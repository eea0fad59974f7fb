'use strict';

// A binary heap of numbers with the smallest one at the top.
class MinHeap {
  constructor() {
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(number) {
    const items = this.items;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] <= number) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = number;
  }

  pop() {
    const items = this.items;
    const top = items[0];
    const last = items.pop();
    if (items.length > 0) this.sink(last);
    return top;
  }

  // Puts the number in at the top and lets it sink to its place.
  sink(number) {
    const items = this.items;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (child >= items.length || items[child] >= number) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = number;
  }
}

class RunningMedian {
  constructor() {
    this.low = new MinHeap(); // The lower half, with all signs turned round: its largest is on top.
    this.high = new MinHeap();
  }

  add(number) {
    const { low, high } = this;
    low.push(-number);
    high.push(-low.pop());
    if (high.size > low.size) low.push(-high.pop());
  }

  // Return the median of all numbers so far, as 3 or 2.5.
  median() {
    const { low, high } = this;
    return low.size > high.size ? -low.top : (high.top - low.top) / 2;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const numbers = new RunningMedian();
const output = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'add') numbers.add(Number(number));
  else output.push(numbers.median().toFixed(1));
}
console.log(output.join('\n'));
