export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class FirstFit {
  constructor(rooms: number[]) {
    // Write your code here.
  }

  place(size: number): number {
    // Return the house that the group gets, or -1. Its rooms are then no longer free.
    return -1;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const street = new FirstFit(lines[1].split(' ').map(Number));
const out: number[] = [];
for (const size of lines[2].split(' ')) out.push(street.place(Number(size)));
console.log(out.join('\n'));
