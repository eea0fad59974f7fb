'use strict';

// Too slow: tries the houses one by one for each group.
class FirstFit {
  constructor(rooms) {
    this.rooms = rooms;
  }

  place(size) {
    for (let house = 0; house < this.rooms.length; house++) {
      if (this.rooms[house] >= size) {
        this.rooms[house] -= size;
        return house;
      }
    }
    return -1;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const street = new FirstFit(lines[1].split(' ').map(Number));
const out = [];
for (const size of lines[2].split(' ')) out.push(street.place(Number(size)));
console.log(out.join('\n'));
