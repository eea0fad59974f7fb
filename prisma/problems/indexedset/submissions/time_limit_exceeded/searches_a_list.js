'use strict';

// Too slow: searches the list for each number.
class IndexedSet {
  constructor() {
    this.numbers = [];
  }

  add(number) {
    if (this.numbers.includes(number)) return false;
    this.numbers.push(number);
    return true;
  }

  remove(number) {
    const free = this.numbers.indexOf(number);
    if (free < 0) return false;
    this.numbers[free] = this.numbers[this.numbers.length - 1];
    this.numbers.pop();
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
