export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function taskOrder(n: number, rules: number[][]): number[] {
  const followers = Array.from({ length: n }, (): number[] => []);
  // How many tasks must still be done before this one.
  const missing = new Array<number>(n).fill(0);
  for (const [before, after] of rules) {
    followers[before].push(after);
    missing[after]++;
  }
  const order: number[] = [];
  for (let task = 0; task < n; task++) {
    if (missing[task] === 0) order.push(task);
  }
  // The order is its own queue: what is behind this task was found to be free already.
  for (const task of order) {
    for (const follower of followers[task]) {
      missing[follower]--;
      if (missing[follower] === 0) order.push(follower);
    }
  }
  return order.length === n ? order : [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string): number[] => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const order = taskOrder(n, lines.slice(1, m + 1).map(ints));
console.log(order.length > 0 ? order.join(' ') : 'IMPOSSIBLE');
