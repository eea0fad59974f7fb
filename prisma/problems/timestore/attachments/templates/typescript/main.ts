export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TimeStore {
  constructor() {
    // Write your code here.
  }

  set(key: string, time: number, value: number): void {
    // From this time on, the key has this value.
  }

  get(key: string, time: number): number | null {
    // Return the value of the key at this time, or null if it has none.
    return null;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const store = new TimeStore();
const out: string[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, key, time, value] = line.split(' ');
  if (name === 'set') {
    store.set(key, Number(time), Number(value));
  } else {
    const found = store.get(key, Number(time));
    out.push(found === null ? 'NONE' : String(found));
  }
}
console.log(out.join('\n'));
