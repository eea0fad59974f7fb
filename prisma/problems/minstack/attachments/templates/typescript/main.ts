export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class MinStack {
  // Write your code here.

  push(number: number): void {}

  // Take the topmost number away.
  pop(): void {}

  // Return the topmost number; it stays.
  top(): number {
    return 0;
  }

  // Return the smallest number in the stack; it stays.
  min(): number {
    return 0;
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
