'use strict';

// Too slow: goes through all values of the key.
class TimeStore {
  constructor() {
    this.histories = new Map();
  }

  set(key, time, value) {
    if (!this.histories.has(key)) this.histories.set(key, []);
    this.histories.get(key).push({ time, value });
  }

  get(key, time) {
    let found = null;
    for (const entry of this.histories.get(key) || []) if (entry.time <= time) found = entry.value;
    return found;
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
