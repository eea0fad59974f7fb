'use strict';

// Wrong: goes on from the last house that was taken, and never back.
class FirstFit {
  constructor(rooms) {
    this.rooms = rooms;
    this.house = 0;
  }

  place(size) {
    while (this.house < this.rooms.length && this.rooms[this.house] < size) this.house++;
    if (this.house === this.rooms.length) return -1;
    this.rooms[this.house] -= size;
    return this.house;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const street = new FirstFit(lines[1].split(' ').map(Number));
const out = [];
for (const size of lines[2].split(' ')) out.push(street.place(Number(size)));
console.log(out.join('\n'));
