'use strict';

// Wrong: does not note where the outline falls to 0.
function skyline(buildings) {
  buildings.sort((a, b) => a[0] - b[0]);
  const places = [];
  for (const [left, right] of buildings) places.push(left, right);
  places.sort((a, b) => a - b);
  const standing = new Heap();
  const points = [];
  let begun = 0;
  let before = 0;
  for (const x of places) {
    while (begun < buildings.length && buildings[begun][0] <= x) standing.push(buildings[begun++]);
    while (standing.top() && standing.top()[1] <= x) standing.pop();
    const height = standing.top() ? standing.top()[2] : 0;
    if (height !== before && height > 0) points.push([x, height]);
    before = height;
  }
  return points;
}

// The building with the greatest height is on top.
class Heap {
  constructor() {
    this.items = [];
  }

  top() {
    return this.items[0];
  }

  push(item) {
    const { items } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (items[above][2] >= item[2]) break;
      items[at] = items[above];
      at = above;
    }
    items[at] = item;
  }

  pop() {
    const { items } = this;
    const item = items.pop();
    if (items.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below + 1 < items.length && items[below + 1][2] > items[below][2]) below++;
      if (below >= items.length || items[below][2] <= item[2]) break;
      items[at] = items[below];
      at = below;
    }
    items[at] = item;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const buildings = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
const points = skyline(buildings);
console.log([points.length, ...points.map((point) => point.join(' '))].join('\n'));
