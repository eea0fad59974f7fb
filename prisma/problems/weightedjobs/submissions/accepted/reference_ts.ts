export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function mostValuable(jobs: number[][]): number {
  jobs.sort((a, b) => a[1] - b[1]);
  const ends = jobs.map(([, end]) => end);
  // For each i, the largest sum among the first i jobs.
  const best = [0];
  jobs.forEach(([start, , value], i) => {
    best.push(Math.max(best[i], value + best[countUpTo(ends, start)]));
  });
  return best[jobs.length];
}

// How many of the sorted numbers are at most the limit.
function countUpTo(sorted: number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jobs = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(String(mostValuable(jobs)));
