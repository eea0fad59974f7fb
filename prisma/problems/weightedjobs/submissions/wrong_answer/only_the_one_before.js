'use strict';

// Wrong: asks only whether a job overlaps the one that ends before it.
function mostValuable(jobs) {
  jobs.sort((a, b) => a[1] - b[1]);
  let best = 0;
  let endBefore = 0;
  for (const [start, end, value] of jobs) {
    if (start >= endBefore) best += value;
    else best = Math.max(best, value);
    endBefore = end;
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const jobs = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(String(mostValuable(jobs)));
