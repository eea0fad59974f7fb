'use strict';

// Too slow: looks at all buildings for each place.
function skyline(buildings) {
  const places = [];
  for (const [left, right] of buildings) places.push(left, right);
  places.sort((a, b) => a - b);
  const points = [];
  let before = 0;
  for (const x of places) {
    let height = 0;
    for (const building of buildings) {
      if (building[0] <= x && x < building[1] && building[2] > height) height = building[2];
    }
    if (height !== before) points.push([x, height]);
    before = height;
  }
  return points;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const buildings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
const points = skyline(buildings);
console.log([points.length, ...points.map((point) => point.join(' '))].join('\n'));
