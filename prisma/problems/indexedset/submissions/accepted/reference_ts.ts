export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class IndexedSet {
  private readonly numbers: number[] = [];
  private readonly slots = new Map<number, number>();

  add(number: number): boolean {
    if (this.slots.has(number)) return false;
    this.slots.set(number, this.numbers.length);
    this.numbers.push(number);
    return true;
  }

  remove(number: number): boolean {
    const free = this.slots.get(number);
    if (free === undefined) return false;
    const last = this.numbers[this.numbers.length - 1];
    this.numbers[free] = last;
    this.slots.set(last, free);
    this.numbers.pop();
    this.slots.delete(number);
    return true;
  }

  at(slot: number): number {
    return this.numbers[slot];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const set = new IndexedSet();
const output: (boolean | number)[] = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'add') output.push(set.add(Number(number)));
  else if (name === 'remove') output.push(set.remove(Number(number)));
  else output.push(set.at(Number(number)));
}
console.log(output.join('\n'));
