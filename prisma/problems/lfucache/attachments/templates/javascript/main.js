'use strict';

class LFUCache {
  constructor(capacity) {
    // Write your code here.
  }

  get(key) {
    // Return the value stored under the key, or -1.
    return -1;
  }

  put(key, value) {
    // Store the value under the key.
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
