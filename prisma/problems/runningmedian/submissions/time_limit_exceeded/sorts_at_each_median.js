'use strict';

// Too slow: sorts all numbers at each median.
class RunningMedian {
  constructor() {
    this.numbers = [];
  }

  add(number) {
    this.numbers.push(number);
  }

  // Return the median of all numbers so far, as 3 or 2.5.
  median() {
    const sorted = this.numbers.slice().sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const numbers = new RunningMedian();
const output = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'add') numbers.add(Number(number));
  else output.push(numbers.median().toFixed(1));
}
console.log(output.join('\n'));
