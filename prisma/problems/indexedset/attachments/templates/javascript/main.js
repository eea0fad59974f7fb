'use strict';

class IndexedSet {
  constructor() {
    // Write your code here.
  }

  // Return true if the number was not there before.
  add(number) {
    return false;
  }

  // Return true if the number was there.
  remove(number) {
    return false;
  }

  // Return the number in the slot.
  at(slot) {
    return 0;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const set = new IndexedSet();
const output = [];
for (const line of lines.slice(1, Number(lines[0]) + 1)) {
  const [name, number] = line.split(' ');
  if (name === 'add') output.push(set.add(Number(number)));
  else if (name === 'remove') output.push(set.remove(Number(number)));
  else output.push(set.at(Number(number)));
}
console.log(output.join('\n'));
