import { readFileSync } from 'fs';
class Heap<T> {
  private readonly items: T[] = [];
  constructor(private readonly before: (a: T, b: T) => boolean) {}
  push(item: T): void {
    let at = this.items.push(item) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (this.before(this.items[up]!, item)) break;
      this.items[at] = this.items[up]!;
      at = up;
    }
    this.items[at] = item;
  }
  pop(): T | undefined {
    const top = this.items[0];
    const last = this.items.pop();
    if (this.items.length > 0) {
      const rest = this.items.splice(0);
      rest[0] = last!;
      for (const item of rest) this.push(item);
    }
    return top;
  }
}
const heap = new Heap<number>((a, b) => a <= b);
const values = readFileSync(0, 'latin1').trim().split(/\s+/).map(Number).filter(Number.isFinite);
for (const value of values) heap.push(value);
console.log(values.map(() => heap.pop()).join(' '));
