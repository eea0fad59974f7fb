'use strict';

class FirstFit {
  constructor(rooms) {
    // Write your code here.
  }

  place(size) {
    // Return the house that the group gets, or -1. Its rooms are then no longer free.
    return -1;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const street = new FirstFit(lines[1].split(' ').map(Number));
const out = [];
for (const size of lines[2].split(' ')) out.push(street.place(Number(size)));
console.log(out.join('\n'));
