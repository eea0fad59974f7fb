'use strict';

class NestedIterator {
  constructor(list) {
    // The lists that were entered, the innermost one last, and the place in each of them.
    this.stack = [{ list, place: 0 }];
    this.found = null;
  }

  next() {
    this.search();
    const number = this.found;
    this.found = null;
    return number;
  }

  hasNext() {
    this.search();
    return this.found !== null;
  }

  // Goes on to the next number, unless one was found that waits to be delivered.
  search() {
    while (this.found === null && this.stack.length > 0) {
      const top = this.stack[this.stack.length - 1];
      if (top.place === top.list.length) {
        this.stack.pop();
        continue;
      }
      const item = top.list[top.place++];
      if (Array.isArray(item)) this.stack.push({ list: item, place: 0 });
      else this.found = item;
    }
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
