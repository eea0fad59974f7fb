'use strict';

class MinStack {
  constructor() {
    this.numbers = [];
    this.smallest = [];
  }

  push(number) {
    const isFirst = this.numbers.length === 0;
    this.smallest.push(isFirst ? number : Math.min(number, this.min()));
    this.numbers.push(number);
  }

  pop() {
    this.numbers.pop();
    this.smallest.pop();
  }

  top() {
    return this.numbers[this.numbers.length - 1];
  }

  min() {
    return this.smallest[this.smallest.length - 1];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const stack = new MinStack();
const output = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'push') stack.push(Number(number));
  else if (name === 'pop') stack.pop();
  else if (name === 'top') output.push(stack.top());
  else output.push(stack.min());
}
console.log(output.join('\n'));
