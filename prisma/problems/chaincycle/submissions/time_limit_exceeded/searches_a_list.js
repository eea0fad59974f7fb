'use strict';

// Too slow: searches a list of all visited nodes at each step.
function loopStart(next) {
  const visited = [];
  let node = 0;
  while (node !== -1 && !visited.includes(node)) {
    visited.push(node);
    node = next[node];
  }
  return node;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(loopStart(lines[1].split(' ').map(Number)));
