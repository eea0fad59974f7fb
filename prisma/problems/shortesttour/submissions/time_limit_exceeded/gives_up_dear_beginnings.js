'use strict';

// Too slow: tries all orders and only gives up a beginning that is dearer than a whole tour.
function cheapestTour(cost) {
  const n = cost.length;
  const visited = new Array(n).fill(false);
  let best = Infinity;
  const visit = (town, count, total) => {
    if (total >= best) return;
    if (count === n) best = Math.min(best, total + cost[town][0]);
    for (let next = 1; next < n; next++) {
      if (visited[next]) continue;
      visited[next] = true;
      visit(next, count + 1, total + cost[town][next]);
      visited[next] = false;
    }
  };
  visit(0, 1, 0);
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const cost = lines.slice(1, n + 1).map((line) => line.split(' ').map(Number));
console.log(cheapestTour(cost));
