export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function skyline(buildings: number[][]): number[][] {
  buildings.sort((a, b) => a[0] - b[0]);
  const places: number[] = [];
  for (const [left, right] of buildings) places.push(left, right);
  places.sort((a, b) => a - b);
  const standing = new Heap();
  const points: number[][] = [];
  let begun = 0;
  let before = 0;
  for (const x of places) {
    while (begun < buildings.length && buildings[begun][0] <= x) standing.push(buildings[begun++]);
    let top = standing.top();
    while (top && top[1] <= x) {
      standing.pop();
      top = standing.top();
    }
    const height = top ? top[2] : 0;
    if (height !== before) points.push([x, height]);
    before = height;
  }
  return points;
}

// The building with the greatest height is on top.
class Heap {
  private items: number[][] = [];

  top(): number[] | undefined {
    return this.items[0];
  }

  push(item: number[]): void {
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

  pop(): void {
    const { items } = this;
    const item = items.pop();
    if (!item || items.length === 0) return;
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
console.log([String(points.length), ...points.map((point) => point.join(' '))].join('\n'));
