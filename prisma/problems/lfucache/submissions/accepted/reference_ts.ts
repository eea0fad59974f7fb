export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class Entry {
  uses = 1;
  older: Entry = this;
  newer: Entry = this;

  constructor(readonly key: number, public value: number) {}
}

class LFUCache {
  private entries = new Map<number, Entry>();
  /** For each number of uses, the entries form a ring with an extra one between newest and oldest. */
  private rings = new Map<number, Entry>();
  private fewest = 0;

  constructor(private capacity: number) {}

  get(key: number): number {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.use(entry);
    return entry.value;
  }

  put(key: number, value: number): void {
    const present = this.entries.get(key);
    if (present) {
      present.value = value;
      this.use(present);
      return;
    }
    if (this.entries.size === this.capacity) this.drop();
    const entry = new Entry(key, value);
    this.entries.set(key, entry);
    this.linkAsNewest(entry);
    this.fewest = 1;
  }

  private use(entry: Entry): void {
    const isLast = this.unlink(entry);
    if (isLast && entry.uses === this.fewest) this.fewest++;
    entry.uses++;
    this.linkAsNewest(entry);
  }

  private drop(): void {
    const ring = this.rings.get(this.fewest);
    if (!ring) return;
    const oldest = ring.newer;
    this.unlink(oldest);
    this.entries.delete(oldest.key);
  }

  /** Takes the entry out of its ring, and tells whether it was the last one there. */
  private unlink(entry: Entry): boolean {
    entry.older.newer = entry.newer;
    entry.newer.older = entry.older;
    const isLast = entry.older === entry.newer;
    if (isLast) this.rings.delete(entry.uses);
    return isLast;
  }

  private linkAsNewest(entry: Entry): void {
    const ring = this.rings.get(entry.uses) || new Entry(-1, -1);
    this.rings.set(entry.uses, ring);
    entry.older = ring.older;
    entry.newer = ring;
    entry.older.newer = entry;
    entry.newer.older = entry;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [capacity, q] = lines[0].split(' ').map(Number);
const cache = new LFUCache(capacity);
const out: number[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, key, value] = line.split(' ');
  if (name === 'put') cache.put(Number(key), Number(value));
  else out.push(cache.get(Number(key)));
}
console.log(out.join('\n'));
