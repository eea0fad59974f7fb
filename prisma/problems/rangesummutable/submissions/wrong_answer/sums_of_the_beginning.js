'use strict';

// Wrong: prepares the sums once and does not change them.
class RangeSums {
  constructor(values) {
    this.values = values;
    this.sums = [0];
    for (const value of values) this.sums.push(this.sums[this.sums.length - 1] + value);
  }

  set(index, value) {
    this.values[index] = value;
  }

  sum(left, right) {
    return this.sums[right + 1] - this.sums[left];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0].split(' ')[1]);
const sums = new RangeSums(lines[1].split(' ').map(Number));
const out = [];
for (const line of lines.slice(2, q + 2)) {
  const [name, first, second] = line.split(' ');
  if (name === 'set') sums.set(Number(first), Number(second));
  else out.push(sums.sum(Number(first), Number(second)));
}
console.log(out.join('\n'));
