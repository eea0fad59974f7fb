import { readFileSync } from 'fs';
enum Colour {
  Red = 1,
  Green,
  Blue = 'b'.length + 9,
}
const enum Small {
  One = 1,
}
class Stack<T> {
  private items: T[] = [];
  push(...items: T[]): this {
    this.items.push(...items);
    return this;
  }
  pop(): T | undefined {
    return this.items.pop();
  }
}
console.log(Colour.Green, Colour[2], Colour.Blue, Small.One, new Stack<number>().push(readFileSync(0).length).pop());
