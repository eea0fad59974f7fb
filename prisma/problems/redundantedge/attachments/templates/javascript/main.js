'use strict';

function firstClosingLink(n, links) {
  // Write your code here. Each link is [u, v]. Return the one that closes a ring.
  return [0, 0];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const links = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(firstClosingLink(n, links).join(' '));
