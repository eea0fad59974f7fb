export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TwoStackQueue {
  private readonly inbox: number[] = [];
  private readonly outbox: number[] = [];

  push(number: number): void {
    this.inbox.push(number);
  }

  pop(): number {
    this.pour();
    return this.outbox.pop()!;
  }

  peek(): number {
    this.pour();
    return this.outbox[this.outbox.length - 1];
  }

  empty(): boolean {
    return this.inbox.length + this.outbox.length === 0;
  }

  private pour(): void {
    if (this.outbox.length > 0) return;
    while (this.inbox.length > 0) this.outbox.push(this.inbox.pop()!);
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const queue = new TwoStackQueue();
const output: (number | boolean)[] = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'push') queue.push(Number(number));
  else if (name === 'pop') output.push(queue.pop());
  else if (name === 'peek') output.push(queue.peek());
  else output.push(queue.empty());
}
console.log(output.join('\n'));
