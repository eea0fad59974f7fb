import { readFileSync } from 'fs';
class Counter {
  static made = 0;
  static {
    Counter.made = 10;
  }
  private count = 0;
  constructor() {
    Counter.made++;
  }
  get value(): number {
    return this.count;
  }
  set value(next: number) {
    this.count = next * 2;
  }
}
const counter = new Counter();
counter.value = readFileSync(0).length;
console.log(counter.value, Counter.made);
