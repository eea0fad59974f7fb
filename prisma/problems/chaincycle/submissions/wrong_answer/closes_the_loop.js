'use strict';

// Wrong: prints the node whose arrow closes the loop.
function loopStart(next) {
  const visited = new Set();
  let node = 0;
  let before = -1;
  while (node !== -1 && !visited.has(node)) {
    visited.add(node);
    before = node;
    node = next[node];
  }
  return node === -1 ? -1 : before;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(loopStart(lines[1].split(' ').map(Number)));
