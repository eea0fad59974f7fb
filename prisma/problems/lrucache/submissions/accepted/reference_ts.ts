export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class Entry {
  older: Entry = this;
  newer: Entry = this;

  constructor(readonly key: number, public value: number) {}
}

class LRUCache {
  private entries = new Map<number, Entry>();
  /** The entries form a ring with this one between the newest and the oldest. */
  private ring = new Entry(-1, -1);

  constructor(private capacity: number) {}

  get(key: number): number {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.unlink(entry);
    this.linkAsNewest(entry);
    return entry.value;
  }

  put(key: number, value: number): void {
    let entry = this.entries.get(key);
    if (entry) {
      entry.value = value;
      this.unlink(entry);
    } else {
      if (this.entries.size === this.capacity) this.dropOldest();
      entry = new Entry(key, value);
      this.entries.set(key, entry);
    }
    this.linkAsNewest(entry);
  }

  private dropOldest(): void {
    const oldest = this.ring.newer;
    this.unlink(oldest);
    this.entries.delete(oldest.key);
  }

  private unlink(entry: Entry): void {
    entry.older.newer = entry.newer;
    entry.newer.older = entry.older;
  }

  private linkAsNewest(entry: Entry): void {
    entry.older = this.ring.older;
    entry.newer = this.ring;
    entry.older.newer = entry;
    entry.newer.older = entry;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [capacity, q] = lines[0].split(' ').map(Number);
const cache = new LRUCache(capacity);
const out: number[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, key, value] = line.split(' ');
  if (name === 'put') cache.put(Number(key), Number(value));
  else out.push(cache.get(Number(key)));
}
console.log(out.join('\n'));
