export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function skyline(buildings: number[][]): number[][] {
  // Write your code here. Each building is [left, right, height]; return points [x, height].
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const buildings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
const points = skyline(buildings);
console.log([String(points.length), ...points.map((point) => point.join(' '))].join('\n'));
