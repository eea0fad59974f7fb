'use strict';

function roomsNeeded(meetings) {
  // Write your code here. Each meeting is [start, end].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const meetings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(roomsNeeded(meetings));
