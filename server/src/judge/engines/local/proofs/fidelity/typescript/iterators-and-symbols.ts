import { readFileSync } from 'fs';
class Range implements Iterable<number> {
  constructor(private readonly to: number) {}
  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.to; i++) yield i;
  }
}
console.log([...new Range(readFileSync(0).length % 9)].join(), Math.max(...new Range(3)));
