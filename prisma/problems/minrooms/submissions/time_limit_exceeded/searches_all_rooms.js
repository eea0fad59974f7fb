'use strict';

// Too slow: goes through all rooms for each meeting.
function roomsNeeded(meetings) {
  meetings.sort((a, b) => a[0] - b[0]);
  const ends = [];
  for (const [start, end] of meetings) {
    let room = 0;
    while (room < ends.length && ends[room] > start) room++;
    ends[room] = end;
  }
  return ends.length;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const meetings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(roomsNeeded(meetings));
