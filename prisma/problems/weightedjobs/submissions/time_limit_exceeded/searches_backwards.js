'use strict';

// Too slow: looks one after the other for the last job that ends in time.
function mostValuable(jobs) {
  jobs.sort((a, b) => a[1] - b[1]);
  const best = [0];
  jobs.forEach(([start, , value], i) => {
    let before = i;
    while (before > 0 && jobs[before - 1][1] > start) before--;
    best.push(Math.max(best[i], value + best[before]));
  });
  return best[jobs.length];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jobs = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(String(mostValuable(jobs)));
