'use strict';

// Too slow: searches the whole stack at each min.
class MinStack {
  constructor() {
    this.numbers = [];
  }

  push(number) {
    this.numbers.push(number);
  }

  pop() {
    this.numbers.pop();
  }

  top() {
    return this.numbers[this.numbers.length - 1];
  }

  min() {
    return this.numbers.reduce((a, b) => Math.min(a, b));
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
