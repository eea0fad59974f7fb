'use strict';

function criticalLinks(n, links) {
  // Write your code here. Each link is [u, v]. Return the critical ones, sorted, the smaller place first.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const critical = criticalLinks(n, lines.slice(1, m + 1).map(ints));
console.log([critical.length, ...critical.map((link) => link.join(' '))].join('\n'));
