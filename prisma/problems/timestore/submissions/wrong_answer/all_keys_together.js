'use strict';

// Wrong: one history for all keys.
class TimeStore {
  constructor() {
    this.times = [];
    this.values = [];
  }

  set(key, time, value) {
    this.times.push(time);
    this.values.push(value);
  }

  get(key, time) {
    let low = 0;
    let high = this.times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? null : this.values[low - 1];
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
