export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function bestTrades(prices: number[]): number {
  let free = 0;
  let holding = -Infinity;
  let sold = -Infinity;
  for (const price of prices) {
    const soldBefore = sold;
    sold = holding + price;
    holding = Math.max(holding, free - price);
    free = Math.max(free, soldBefore);
  }
  return Math.max(free, sold);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestTrades(prices));
