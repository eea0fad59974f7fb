'use strict';

// Wrong: sorts the links as texts, 10 before 9.
function criticalLinks(n, links) {
  // The links of each place, by their number in the list.
  const linksOf = Array.from({ length: n }, () => []);
  links.forEach(([u, v], link) => {
    linksOf[u].push(link);
    linksOf[v].push(link);
  });
  const number = new Array(n).fill(-1);
  const low = new Array(n).fill(-1);
  const cameBy = new Array(n).fill(-1);
  const looked = new Array(n).fill(0);
  const critical = [];
  let count = 0;
  for (let start = 0; start < n; start++) {
    if (number[start] !== -1) continue;
    const stack = [start];
    number[start] = low[start] = count++;
    while (stack.length > 0) {
      const place = stack[stack.length - 1];
      if (looked[place] < linksOf[place].length) {
        const link = linksOf[place][looked[place]++];
        if (link === cameBy[place]) continue;
        const other = links[link][0] + links[link][1] - place;
        if (number[other] !== -1) {
          low[place] = Math.min(low[place], number[other]);
          continue;
        }
        cameBy[other] = link;
        number[other] = low[other] = count++;
        stack.push(other);
        continue;
      }
      stack.pop();
      if (stack.length === 0) continue;
      const before = stack[stack.length - 1];
      low[before] = Math.min(low[before], low[place]);
      if (low[place] > number[before]) {
        critical.push([Math.min(before, place), Math.max(before, place)]);
      }
    }
  }
  // Written down once: sorting the pairs themselves would write them for each comparison.
  return critical.map((link) => link.join(' ')).sort();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const critical = criticalLinks(n, lines.slice(1, m + 1).map(ints));
console.log([critical.length, ...critical].join('\n'));
