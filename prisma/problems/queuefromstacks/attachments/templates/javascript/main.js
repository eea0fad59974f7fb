'use strict';

class TwoStackQueue {
  constructor() {
    // Write your code here. An array is a stack: push() puts on top, pop() takes off.
    this.first = [];
    this.second = [];
  }

  push(number) {}

  // Take the number at the front out and return it.
  pop() {
    return 0;
  }

  // Return the number at the front; it stays.
  peek() {
    return 0;
  }

  empty() {
    return true;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const queue = new TwoStackQueue();
const output = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'push') queue.push(Number(number));
  else if (name === 'pop') output.push(queue.pop());
  else if (name === 'peek') output.push(queue.peek());
  else output.push(queue.empty());
}
console.log(output.join('\n'));
