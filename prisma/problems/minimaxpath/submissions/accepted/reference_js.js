'use strict';

function find(parent, cell) {
  while (parent[cell] !== cell) {
    parent[cell] = parent[parent[cell]];
    cell = parent[cell];
  }
  return cell;
}

function lowestHighest(heights) {
  const columns = heights[0].length;
  const flat = [];
  for (const row of heights) flat.push(...row);
  const last = flat.length - 1;
  const parent = flat.map((_, cell) => cell);
  const isThere = new Array(flat.length).fill(false);
  const order = flat.map((_, cell) => cell).sort((a, b) => flat[a] - flat[b]);
  for (const cell of order) {
    isThere[cell] = true;
    const beside = [cell - columns, cell + columns];
    if (cell % columns > 0) beside.push(cell - 1);
    if (cell % columns < columns - 1) beside.push(cell + 1);
    for (const other of beside) {
      if (isThere[other]) parent[find(parent, other)] = find(parent, cell);
    }
    if (isThere[0] && isThere[last] && find(parent, 0) === find(parent, last)) return flat[cell];
  }
  return -1;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const heights = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(String(lowestHighest(heights)));
