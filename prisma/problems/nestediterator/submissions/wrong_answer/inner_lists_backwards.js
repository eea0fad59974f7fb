'use strict';

// Wrong: puts the items of an inner list on the stack in their order, so that the last one comes first.
class NestedIterator {
  constructor(list) {
    this.stack = list.slice().reverse();
  }

  next() {
    return this.hasNext() ? this.stack.pop() : null;
  }

  hasNext() {
    while (this.stack.length > 0) {
      const top = this.stack[this.stack.length - 1];
      if (!Array.isArray(top)) return true;
      this.stack.pop();
      for (const item of top) this.stack.push(item);
    }
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
