'use strict';

class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    // The entries form a ring with this one between the newest and the oldest.
    this.ring = {};
    this.ring.older = this.ring.newer = this.ring;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.unlink(entry);
    this.linkAsNewest(entry);
    return entry.value;
  }

  put(key, value) {
    let entry = this.entries.get(key);
    if (entry) {
      entry.value = value;
      this.unlink(entry);
    } else {
      if (this.entries.size === this.capacity) this.dropOldest();
      entry = { key, value };
      this.entries.set(key, entry);
    }
    this.linkAsNewest(entry);
  }

  dropOldest() {
    const oldest = this.ring.newer;
    this.unlink(oldest);
    this.entries.delete(oldest.key);
  }

  unlink(entry) {
    entry.older.newer = entry.newer;
    entry.newer.older = entry.older;
  }

  linkAsNewest(entry) {
    entry.older = this.ring.older;
    entry.newer = this.ring;
    entry.older.newer = entry;
    entry.newer.older = entry;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [capacity, q] = lines[0].split(' ').map(Number);
const cache = new LRUCache(capacity);
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, key, value] = line.split(' ');
  if (name === 'put') cache.put(Number(key), Number(value));
  else out.push(cache.get(Number(key)));
}
console.log(out.join('\n'));
