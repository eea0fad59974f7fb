export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class RangeSums {
  constructor(values: number[]) {
    // Write your code here.
  }

  set(index: number, value: number): void {
    // Put the value at the index.
  }

  sum(left: number, right: number): number {
    // Return the sum from left to right, both included.
    return 0;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0].split(' ')[1]);
const sums = new RangeSums(lines[1].split(' ').map(Number));
const out: number[] = [];
for (const line of lines.slice(2, q + 2)) {
  const [name, first, second] = line.split(' ');
  if (name === 'set') sums.set(Number(first), Number(second));
  else out.push(sums.sum(Number(first), Number(second)));
}
console.log(out.join('\n'));
