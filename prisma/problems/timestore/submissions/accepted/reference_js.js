'use strict';

class TimeStore {
  constructor() {
    // For each key its times, which rise, and its values in the same order.
    this.histories = new Map();
  }

  set(key, time, value) {
    if (!this.histories.has(key)) this.histories.set(key, { times: [], values: [] });
    const { times, values } = this.histories.get(key);
    times.push(time);
    values.push(value);
  }

  get(key, time) {
    if (!this.histories.has(key)) return null;
    const { times, values } = this.histories.get(key);
    let low = 0;
    let high = times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? null : values[low - 1];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const store = new TimeStore();
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, key, time, value] = line.split(' ');
  if (name === 'set') {
    store.set(key, Number(time), Number(value));
  } else {
    const found = store.get(key, Number(time));
    out.push(found === null ? 'NONE' : found);
  }
}
console.log(out.join('\n'));
