'use strict';

class RangeSums {
  constructor(values) {
    this.values = values.map(() => 0);
    // A Fenwick tree: part[i] is the sum of the (i & -i) values that end with the i-th one.
    this.part = new Array(values.length + 1).fill(0);
    values.forEach((value, index) => this.set(index, value));
  }

  set(index, value) {
    const change = value - this.values[index];
    this.values[index] = value;
    for (let i = index + 1; i < this.part.length; i += i & -i) this.part[i] += change;
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
