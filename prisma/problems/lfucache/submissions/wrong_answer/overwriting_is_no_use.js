'use strict';

// Wrong: put on a key that is there does not count as a use.
class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    // For each number of uses, the entries form a ring with an extra one between newest and oldest.
    this.rings = new Map();
    this.fewest = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.use(entry);
    return entry.value;
  }

  put(key, value) {
    const present = this.entries.get(key);
    if (present) {
      present.value = value;
      return;
    }
    if (this.entries.size === this.capacity) this.drop();
    const entry = { key, value, uses: 1 };
    this.entries.set(key, entry);
    this.linkAsNewest(entry);
    this.fewest = 1;
  }

  use(entry) {
    const isLast = this.unlink(entry);
    if (isLast && entry.uses === this.fewest) this.fewest++;
    entry.uses++;
    this.linkAsNewest(entry);
  }

  drop() {
    const oldest = this.rings.get(this.fewest).newer;
    this.unlink(oldest);
    this.entries.delete(oldest.key);
  }

  // Takes the entry out of its ring, and tells whether it was the last one there.
  unlink(entry) {
    entry.older.newer = entry.newer;
    entry.newer.older = entry.older;
    const isLast = entry.older === entry.newer;
    if (isLast) this.rings.delete(entry.uses);
    return isLast;
  }

  linkAsNewest(entry) {
    let ring = this.rings.get(entry.uses);
    if (!ring) {
      ring = {};
      ring.older = ring.newer = ring;
      this.rings.set(entry.uses, ring);
    }
    entry.older = ring.older;
    entry.newer = ring;
    entry.older.newer = entry;
    entry.newer.older = entry;
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
