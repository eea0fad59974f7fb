'use strict';

// Wrong: also finds loops that do not lie on the way.
function loopStart(next) {
  for (let start = 0; start < Math.min(next.length, 4); start++) {
    const visited = new Set();
    let node = start;
    while (node !== -1 && !visited.has(node)) {
      visited.add(node);
      node = next[node];
    }
    if (node !== -1) return node;
  }
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(loopStart(lines[1].split(' ').map(Number)));
