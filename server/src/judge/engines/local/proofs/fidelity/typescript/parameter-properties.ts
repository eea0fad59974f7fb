import { readFileSync } from 'fs';
abstract class Shape {
  constructor(protected readonly name: string, public sides = 0) {}
  abstract area(): number;
  toString(): string {
    return `${this.name} ${this.sides} ${this.area()}`;
  }
}
class Square extends Shape {
  readonly #side: number;
  constructor(side: number) {
    super('square', 4);
    this.#side = side;
  }
  override area(): number {
    return this.#side ** 2;
  }
}
console.log(String(new Square(readFileSync(0).length)), Object.keys(new Square(1)).join());
