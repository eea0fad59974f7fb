export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TicketQueue {
  private readonly tickets: number[] = [];
  private head = 0;

  push(ticket: number): void {
    this.tickets.push(ticket);
  }

  pop(): number | null {
    const ticket = this.front();
    if (ticket !== null) this.head++;
    return ticket;
  }

  front(): number | null {
    return this.size() === 0 ? null : this.tickets[this.head];
  }

  size(): number {
    return this.tickets.length - this.head;
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
