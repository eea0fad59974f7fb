export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function cheapestOrder(sizes: number[]): number {
  const n = sizes.length - 1;
  const cost = sizes.map(() => sizes.map(() => 0));
  for (let length = 2; length <= n; length++) {
    for (let first = 0; first + length <= n; first++) {
      const last = first + length - 1;
      let best = Infinity;
      for (let cut = first; cut < last; cut++) {
        const join = sizes[first] * sizes[cut + 1] * sizes[last + 1];
        best = Math.min(best, cost[first][cut] + cost[cut + 1][last] + join);
      }
      cost[first][last] = best;
    }
  }
  return cost[0][n - 1];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const sizes = lines[1].split(' ').map(Number);
console.log(cheapestOrder(sizes));
