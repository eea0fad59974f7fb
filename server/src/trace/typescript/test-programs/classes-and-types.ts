import * as fs from 'fs';
import { createInterface } from 'readline';

interface Edge { to: number; weight?: number }
type Graph = Record<number, Edge[]>;

// Blank lines and types: the lines of the steps are those of the author.
abstract class Shape {
  static made = 0;
  readonly #secret: string = 's';
  constructor(protected readonly name: string, private side = 1) {
    Shape.made += 1;
  }

  abstract area(): number;
  get secret(): string { return this.#secret; }
}

class Square extends Shape {
  constructor(public size: number) { super('square'); }
  area(): number {
    return this.size ** 2;
  }
}

function first<T>(values: readonly T[], fallback?: T): T | undefined {
  return values[0] ?? fallback;
}

const graph: Graph = { 1: [{ to: 2 }], 2: [] };
const input: string = fs.readFileSync(0, 'utf8');
const words = input.split(/\s+/).filter(Boolean) as string[];
let total = 0;
for (const word of words) {
  total += word!.length;
}
console.log(total, new Square(3).area(), first([4, 5]), graph[1][0].to, Shape.made, typeof createInterface);
