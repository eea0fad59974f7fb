export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class MinStack {
  private readonly numbers: number[] = [];
  private readonly smallest: number[] = [];

  push(number: number): void {
    const isFirst = this.numbers.length === 0;
    this.smallest.push(isFirst ? number : Math.min(number, this.min()));
    this.numbers.push(number);
  }

  pop(): void {
    this.numbers.pop();
    this.smallest.pop();
  }

  top(): number {
    return this.numbers[this.numbers.length - 1];
  }

  min(): number {
    return this.smallest[this.smallest.length - 1];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const stack = new MinStack();
const output: number[] = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'push') stack.push(Number(number));
  else if (name === 'pop') stack.pop();
  else if (name === 'top') output.push(stack.top());
  else output.push(stack.min());
}
console.log(output.join('\n'));
