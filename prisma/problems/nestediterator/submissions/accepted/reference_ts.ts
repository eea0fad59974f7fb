export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

type Nested = number | Nested[];

class NestedIterator {
  /** The lists that were entered, the innermost one last, and the place in each of them. */
  private stack: { list: Nested[]; place: number }[];
  private found: number | null = null;

  constructor(list: Nested[]) {
    this.stack = [{ list, place: 0 }];
  }

  next(): number | null {
    this.search();
    const number = this.found;
    this.found = null;
    return number;
  }

  hasNext(): boolean {
    this.search();
    return this.found !== null;
  }

  /** Goes on to the next number, unless one was found that waits to be delivered. */
  private search(): void {
    while (this.found === null && this.stack.length > 0) {
      const top = this.stack[this.stack.length - 1];
      if (top.place === top.list.length) {
        this.stack.pop();
        continue;
      }
      const item = top.list[top.place++];
      if (typeof item === 'number') this.found = item;
      else this.stack.push({ list: item, place: 0 });
    }
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
