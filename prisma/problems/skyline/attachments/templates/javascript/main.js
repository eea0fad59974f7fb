'use strict';

function skyline(buildings) {
  // Write your code here. Each building is [left, right, height]; return points [x, height].
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const buildings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
const points = skyline(buildings);
console.log([points.length, ...points.map((point) => point.join(' '))].join('\n'));
