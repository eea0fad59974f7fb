export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function canSplit(n: number, edges: number[][]): boolean | null {
  const neighbours = Array.from({ length: n }, (): number[] => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const team = new Array<number>(n).fill(-1);
  for (let start = 0; start < n; start++) {
    if (team[start] !== -1) continue;
    team[start] = 0;
    const queue = [start];
    for (const person of queue) {
      for (const other of neighbours[person]) {
        if (team[other] === team[person]) return false;
        if (team[other] !== -1) continue;
        team[other] = 1 - team[person];
        queue.push(other);
      }
    }
  }
  return true;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
console.log(canSplit(n, lines.slice(1, m + 1).map(ints)));
