'use strict';

function mostValuable(jobs) {
  // Write your code here. Each job is [start, end, value].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jobs = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(String(mostValuable(jobs)));
