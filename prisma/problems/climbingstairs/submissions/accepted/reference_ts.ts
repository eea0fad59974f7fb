export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function climbStairs(n: number): number {
  let previous = 1;
  let current = 1;
  for (let step = 2; step <= n; step++) {
    const next = previous + current;
    previous = current;
    current = next;
  }
  return current;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(climbStairs(n));
