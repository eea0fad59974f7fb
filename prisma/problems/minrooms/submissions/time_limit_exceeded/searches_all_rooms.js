'use strict';

// Too slow: goes through all rooms for each meeting.
function roomsNeeded(meetings) {
  meetings.sort((a, b) => a[0] - b[0]);
  const rooms = [];
  for (const [start, end] of meetings) {
    const free = rooms.find((room) => room.end <= start);
    if (free) free.end = end;
    else rooms.push({ end });
  }
  return rooms.length;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const meetings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(roomsNeeded(meetings));
