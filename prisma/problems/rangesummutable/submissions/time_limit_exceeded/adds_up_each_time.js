'use strict';

// Too slow: adds up the whole range for each question.
class RangeSums {
  constructor(values) {
    this.values = values;
  }

  set(index, value) {
    this.values[index] = value;
  }

  sum(left, right) {
    let total = 0;
    for (let i = left; i <= right; i++) total += this.values[i];
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
