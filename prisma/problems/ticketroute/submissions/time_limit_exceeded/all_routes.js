'use strict';

// Too slow: tries one route after the other until one uses all tickets.
function findRoute(start, tickets) {
  const sorted = tickets.slice().sort((a, b) => (a[1] < b[1] ? -1 : Number(a[1] > b[1])));
  const ticketsOf = new Map();
  for (const [from] of sorted) ticketsOf.set(from, []);
  sorted.forEach(([from], ticket) => ticketsOf.get(from).push(ticket));
  const isUsed = sorted.map(() => false);
  // Each step of the route: its ticket, its place, and how many tickets from there have been tried.
  const route = [{ ticket: -1, place: start, tried: 0 }];
  while (route.length <= sorted.length) {
    const step = route[route.length - 1];
    const choices = ticketsOf.get(step.place) || [];
    if (step.tried === choices.length) {
      route.pop();
      isUsed[step.ticket] = false;
      continue;
    }
    const ticket = choices[step.tried++];
    if (isUsed[ticket]) continue;
    isUsed[ticket] = true;
    route.push({ ticket, place: sorted[ticket][1], tried: 0 });
  }
  return route.map(({ place }) => place);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, start] = lines[0].split(' ');
const tickets = lines.slice(1, Number(n) + 1).map((line) => line.split(' '));
console.log(findRoute(start, tickets).join(' '));
