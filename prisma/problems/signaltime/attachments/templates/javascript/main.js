'use strict';

function broadcastTime(n, links, source) {
  // Write your code here. Each link is [from, to, time].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m, source] = ints(lines[0]);
const links = lines.slice(1, m + 1).map(ints);
console.log(broadcastTime(n, links, source));
