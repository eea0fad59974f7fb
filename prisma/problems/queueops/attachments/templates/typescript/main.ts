export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TicketQueue {
  // Write your code here.

  push(ticket: number): void {}

  // Return the ticket that leaves, or null when nobody is waiting.
  pop(): number | null {
    return null;
  }

  // Return the first ticket, or null when nobody is waiting.
  front(): number | null {
    return null;
  }

  size(): number {
    return 0;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const queue = new TicketQueue();
const output: (number | string)[] = [];
const show = (ticket: number | null) => output.push(ticket === null ? 'EMPTY' : ticket);
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, ticket] = line.split(' ');
  if (name === 'push') queue.push(Number(ticket));
  else if (name === 'pop') show(queue.pop());
  else if (name === 'front') show(queue.front());
  else show(queue.size());
}
console.log(output.join('\n'));
