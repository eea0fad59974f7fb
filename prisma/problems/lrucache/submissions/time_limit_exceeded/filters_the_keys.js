'use strict';

// Too slow: keeps the keys in a list and copies it at every call.
class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.values = new Map();
    this.byUse = [];
  }

  get(key) {
    if (!this.values.has(key)) return -1;
    this.touch(key);
    return this.values.get(key);
  }

  put(key, value) {
    const isNew = !this.values.has(key);
    if (isNew && this.values.size === this.capacity) this.values.delete(this.byUse.shift());
    this.values.set(key, value);
    this.touch(key);
  }

  touch(key) {
    this.byUse = this.byUse.filter((other) => other !== key);
    this.byUse.push(key);
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
