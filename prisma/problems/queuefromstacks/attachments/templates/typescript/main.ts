export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TwoStackQueue {
  // Write your code here. An array is a stack: push() puts on top, pop() takes off.
  private readonly first: number[] = [];
  private readonly second: number[] = [];

  push(number: number): void {}

  // Take the number at the front out and return it.
  pop(): number {
    return 0;
  }

  // Return the number at the front; it stays.
  peek(): number {
    return 0;
  }

  empty(): boolean {
    return true;
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
