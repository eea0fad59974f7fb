export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class LFUCache {
  constructor(capacity: number) {
    // Write your code here.
  }

  get(key: number): number {
    // Return the value stored under the key, or -1.
    return -1;
  }

  put(key: number, value: number): void {
    // Store the value under the key.
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
