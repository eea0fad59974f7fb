'use strict';

// Wrong: computes each change from the value at the beginning, not from the current one.
class RangeSums {
  constructor(values) {
    this.values = values;
    this.part = new Array(values.length + 1).fill(0);
    values.forEach((value, index) => this.add(index, value));
  }

  add(index, change) {
    for (let i = index + 1; i < this.part.length; i += i & -i) this.part[i] += change;
  }

  set(index, value) {
    this.add(index, value - this.values[index]);
  }

  sum(left, right) {
    return this.sumOfFirst(right + 1) - this.sumOfFirst(left);
  }

  sumOfFirst(count) {
    let total = 0;
    for (let i = count; i > 0; i -= i & -i) total += this.part[i];
    return total;
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
