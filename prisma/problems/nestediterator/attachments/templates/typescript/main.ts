export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

type Nested = number | Nested[];

class NestedIterator {
  constructor(list: Nested[]) {
    // Write your code here. Each item of the list is a number or a list again.
  }

  next(): number | null {
    // Return the next number, or null when all were delivered.
    return null;
  }

  hasNext(): boolean {
    // Return true if a number is left.
    return false;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const iterator = new NestedIterator(JSON.parse(lines[0]));
const q = Number(lines[1]);
const out: string[] = [];
for (const name of lines.slice(2, q + 2)) {
  if (name === 'hasnext') {
    out.push(String(iterator.hasNext()));
  } else {
    const value = iterator.next();
    out.push(value === null ? 'NONE' : String(value));
  }
}
console.log(out.join('\n'));
