'use strict';

// Wrong: notes an equal smallest number only once, but takes the note away at the first of them.
class MinStack {
  constructor() {
    this.numbers = [];
    this.smallest = [];
  }

  push(number) {
    this.numbers.push(number);
    if (this.smallest.length === 0 || number < this.min()) this.smallest.push(number);
  }

  pop() {
    if (this.numbers.pop() === this.min()) this.smallest.pop();
  }

  top() {
    return this.numbers[this.numbers.length - 1];
  }

  min() {
    return this.smallest.length === 0 ? 0 : this.smallest[this.smallest.length - 1];
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
