export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function findRoute(start: string, tickets: string[][]): string[] {
  // Write your code here. Each ticket is [from, to]. Return the places of the route.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, start] = lines[0].split(' ');
const tickets = lines.slice(1, Number(n) + 1).map((line) => line.split(' '));
console.log(findRoute(start, tickets).join(' '));
