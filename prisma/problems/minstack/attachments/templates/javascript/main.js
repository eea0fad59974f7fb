'use strict';

class MinStack {
  constructor() {
    // Write your code here.
  }

  push(number) {}

  // Take the topmost number away.
  pop() {}

  // Return the topmost number; it stays.
  top() {
    return 0;
  }

  // Return the smallest number in the stack; it stays.
  min() {
    return 0;
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
