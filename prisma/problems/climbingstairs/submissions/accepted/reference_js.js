'use strict';

function climbStairs(n) {
  let previous = 1;
  let current = 1;
  for (let step = 2; step <= n; step++) {
    [previous, current] = [current, previous + current];
  }
  return current;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(climbStairs(n));
