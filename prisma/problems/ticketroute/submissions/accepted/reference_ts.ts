export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function findRoute(start: string, tickets: string[][]): string[] {
  const goals = new Map<string, string[]>();
  for (const [from] of tickets) goals.set(from, []);
  for (const [from, to] of tickets) (goals.get(from) as string[]).push(to);
  // The smallest goal stands last, where it is taken off quickly.
  goals.forEach((list) => list.sort().reverse());
  const route: string[] = [];
  const stack = [start];
  while (stack.length > 0) {
    const left = goals.get(stack[stack.length - 1]) || [];
    if (left.length > 0) stack.push(left.pop() as string);
    else route.push(stack.pop() as string);
  }
  return route.reverse();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, start] = lines[0].split(' ');
const tickets = lines.slice(1, Number(n) + 1).map((line) => line.split(' '));
console.log(findRoute(start, tickets).join(' '));
