'use strict';

class NestedIterator {
  constructor(list) {
    // Write your code here. Each item of the list is a number or a list again.
  }

  next() {
    // Return the next number, or null when all were delivered.
    return null;
  }

  hasNext() {
    // Return true if a number is left.
    return false;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const iterator = new NestedIterator(JSON.parse(lines[0]));
const q = Number(lines[1]);
const out = [];
for (const name of lines.slice(2, q + 2)) {
  if (name === 'hasnext') {
    out.push(iterator.hasNext());
  } else {
    const value = iterator.next();
    out.push(value === null ? 'NONE' : value);
  }
}
console.log(out.join('\n'));
