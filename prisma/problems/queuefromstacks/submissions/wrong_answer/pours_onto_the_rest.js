'use strict';

// Wrong: pours although the other stack still holds older numbers.
class TwoStackQueue {
  constructor() {
    this.inbox = [];
    this.outbox = [];
  }

  push(number) {
    this.inbox.push(number);
  }

  pop() {
    this.pour();
    return this.outbox.pop();
  }

  peek() {
    this.pour();
    return this.outbox[this.outbox.length - 1];
  }

  empty() {
    return this.inbox.length + this.outbox.length === 0;
  }

  pour() {
    while (this.inbox.length > 0) this.outbox.push(this.inbox.pop());
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
