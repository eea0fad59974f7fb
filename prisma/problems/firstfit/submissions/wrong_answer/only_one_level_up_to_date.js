'use strict';

// Wrong: brings only the maximum directly above the house up to date.
class FirstFit {
  constructor(rooms) {
    this.leaves = 1;
    while (this.leaves < rooms.length) this.leaves *= 2;
    // A segment tree: node i has the children 2i and 2i + 1 and holds the larger of them.
    this.most = new Array(2 * this.leaves).fill(0);
    rooms.forEach((free, house) => (this.most[this.leaves + house] = free));
    for (let node = this.leaves - 1; node > 0; node--) this.update(node);
  }

  update(node) {
    this.most[node] = Math.max(this.most[2 * node], this.most[2 * node + 1]);
  }

  place(size) {
    if (this.most[1] < size) return -1;
    let node = 1;
    while (node < this.leaves) {
      node *= 2;
      if (this.most[node] < size) node++;
    }
    const house = node - this.leaves;
    this.most[node] -= size;
    if (node > 1) this.update(node >> 1);
    return house;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const street = new FirstFit(lines[1].split(' ').map(Number));
const out = [];
for (const size of lines[2].split(' ')) out.push(street.place(Number(size)));
console.log(out.join('\n'));
