'use strict';

// Too slow: asks for the same counts again and again.
function climbStairs(n) {
  return n <= 1 ? 1 : climbStairs(n - 1) + climbStairs(n - 2);
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(climbStairs(n));
