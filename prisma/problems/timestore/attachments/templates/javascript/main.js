'use strict';

class TimeStore {
  constructor() {
    // Write your code here.
  }

  set(key, time, value) {
    // From this time on, the key has this value.
  }

  get(key, time) {
    // Return the value of the key at this time, or null if it has none.
    return null;
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
