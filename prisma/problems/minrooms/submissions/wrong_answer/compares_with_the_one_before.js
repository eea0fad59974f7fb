'use strict';

// Wrong: compares each meeting only with the one that started before it.
function roomsNeeded(meetings) {
  meetings.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let most = 1;
  let together = 1;
  for (let i = 1; i < meetings.length; i++) {
    together = meetings[i][0] < meetings[i - 1][1] ? together + 1 : 1;
    most = Math.max(most, together);
  }
  return most;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const meetings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(roomsNeeded(meetings));
