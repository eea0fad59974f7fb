export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

type Flight = [number, number, number];

function cheapestRoute(n: number, flights: Flight[], s: number, t: number, k: number): number {
  // Write your code here. Each flight is [from, to, price].
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string): number[] => line.split(' ').map(Number);
const [n, m, s, t, k] = ints(lines[0]);
const flights = lines.slice(1, m + 1).map((line) => ints(line) as Flight);
console.log(cheapestRoute(n, flights, s, t, k));
