'use strict';

class TicketQueue {
  constructor() {
    // Write your code here.
  }

  push(ticket) {}

  // Return the ticket that leaves, or null when nobody is waiting.
  pop() {
    return null;
  }

  // Return the first ticket, or null when nobody is waiting.
  front() {
    return null;
  }

  size() {
    return 0;
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
