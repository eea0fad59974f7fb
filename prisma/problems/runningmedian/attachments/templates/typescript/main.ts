export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class RunningMedian {
  // Write your code here.

  add(number: number): void {}

  // Return the median of all numbers so far, as 3 or 2.5.
  median(): number {
    return 0;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const numbers = new RunningMedian();
const output: string[] = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'add') numbers.add(Number(number));
  else output.push(numbers.median().toFixed(1));
}
console.log(output.join('\n'));
