'use strict';

// Wrong: a number in the last slot is put back after it was taken out.
class IndexedSet {
  constructor() {
    this.numbers = [];
    this.slots = new Map();
  }

  add(number) {
    if (this.slots.has(number)) return false;
    this.slots.set(number, this.numbers.length);
    this.numbers.push(number);
    return true;
  }

  remove(number) {
    const free = this.slots.get(number);
    if (free === undefined) return false;
    const last = this.numbers.pop();
    this.slots.delete(number);
    this.numbers[free] = last;
    this.slots.set(last, free);
    return true;
  }

  at(slot) {
    return this.numbers[slot];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const set = new IndexedSet();
const output = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'add') output.push(set.add(Number(number)));
  else if (name === 'remove') output.push(set.remove(Number(number)));
  else output.push(set.at(Number(number)));
}
console.log(output.join('\n'));
