export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class IndexedSet {
  // Write your code here.

  // Return true if the number was not there before.
  add(number: number): boolean {
    return false;
  }

  // Return true if the number was there.
  remove(number: number): boolean {
    return false;
  }

  // Return the number in the slot.
  at(slot: number): number {
    return 0;
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
