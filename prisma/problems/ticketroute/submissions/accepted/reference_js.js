'use strict';

function findRoute(start, tickets) {
  const goals = new Map();
  for (const [from] of tickets) goals.set(from, []);
  for (const [from, to] of tickets) goals.get(from).push(to);
  // The smallest goal stands last, where it is taken off quickly.
  goals.forEach((list) => list.sort().reverse());
  const route = [];
  const stack = [start];
  while (stack.length > 0) {
    const left = goals.get(stack[stack.length - 1]) || [];
    if (left.length > 0) stack.push(left.pop());
    else route.push(stack.pop());
  }
  return route.reverse();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, start] = lines[0].split(' ');
const tickets = lines.slice(1, Number(n) + 1).map((line) => line.split(' '));
console.log(findRoute(start, tickets).join(' '));
