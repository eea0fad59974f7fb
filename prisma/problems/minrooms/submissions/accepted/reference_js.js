'use strict';

function roomsNeeded(meetings) {
  const starts = meetings.map(([start]) => start).sort((a, b) => a - b);
  const ends = meetings.map(([, end]) => end).sort((a, b) => a - b);
  let rooms = 0;
  let freed = 0;
  for (const start of starts) {
    if (ends[freed] <= start) freed++;
    else rooms++;
  }
  return rooms;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const meetings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(roomsNeeded(meetings));
