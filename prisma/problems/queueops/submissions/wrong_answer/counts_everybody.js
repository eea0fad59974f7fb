'use strict';

// Wrong: size counts those who have left as well.
class TicketQueue {
  constructor() {
    this.tickets = [];
    this.head = 0;
  }

  push(ticket) {
    this.tickets.push(ticket);
  }

  pop() {
    return this.head < this.tickets.length ? this.tickets[this.head++] : null;
  }

  front() {
    return this.head < this.tickets.length ? this.tickets[this.head] : null;
  }

  size() {
    return this.tickets.length;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const queue = new TicketQueue();
const output = [];
const show = (ticket) => output.push(ticket === null ? 'EMPTY' : ticket);
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, ticket] = line.split(' ');
  if (name === 'push') queue.push(Number(ticket));
  else if (name === 'pop') show(queue.pop());
  else if (name === 'front') show(queue.front());
  else show(queue.size());
}
console.log(output.join('\n'));
