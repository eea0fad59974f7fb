'use strict';

// Wrong: the number that moved keeps its old slot in the map.
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
    const last = this.numbers[this.numbers.length - 1];
    if (free < this.numbers.length) this.numbers[free] = last;
    this.numbers.pop();
    this.slots.delete(number);
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
