'use strict';

// Too slow: goes through all entries to find the one that must go.
class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.clock = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    entry.uses++;
    entry.last = ++this.clock;
    return entry.value;
  }

  put(key, value) {
    let entry = this.entries.get(key);
    if (!entry) {
      if (this.entries.size === this.capacity) this.drop();
      entry = { key, value, uses: 0, last: 0 };
      this.entries.set(key, entry);
    }
    entry.value = value;
    entry.uses++;
    entry.last = ++this.clock;
  }

  drop() {
    let worst = null;
    for (const entry of this.entries.values()) {
      if (!worst || entry.uses < worst.uses || (entry.uses === worst.uses && entry.last < worst.last)) {
        worst = entry;
      }
    }
    this.entries.delete(worst.key);
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [capacity, q] = lines[0].split(' ').map(Number);
const cache = new LFUCache(capacity);
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, key, value] = line.split(' ');
  if (name === 'put') cache.put(Number(key), Number(value));
  else out.push(cache.get(Number(key)));
}
console.log(out.join('\n'));
