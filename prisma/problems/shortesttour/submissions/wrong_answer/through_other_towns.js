'use strict';

// Wrong: replaces each way by the cheapest detour, which may pass through a town twice.
function cheapestTour(cost) {
  const n = cost.length;
  for (let over = 0; over < n; over++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) cost[i][j] = Math.min(cost[i][j], cost[i][over] + cost[over][j]);
    }
  }
  const all = (1 << n) - 1;
  // cheapest[visited][last]: from town 0 through the visited towns to the last one of them.
  const cheapest = Array.from({ length: all + 1 }, () => new Array(n).fill(Infinity));
  cheapest[1][0] = 0;
  for (let visited = 1; visited < all; visited++) {
    for (let last = 0; last < n; last++) {
      const soFar = cheapest[visited][last];
      if (soFar === Infinity) continue;
      for (let next = 0; next < n; next++) {
        if (visited & (1 << next)) continue;
        const row = cheapest[visited | (1 << next)];
        row[next] = Math.min(row[next], soFar + cost[last][next]);
      }
    }
  }
  return Math.min(...cheapest[all].map((total, last) => total + cost[last][0]));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const cost = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(cheapestTour(cost));
