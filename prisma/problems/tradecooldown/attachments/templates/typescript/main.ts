export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function bestTrades(prices: number[]): number {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestTrades(prices));
