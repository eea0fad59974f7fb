export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function fewestCoins(coins: number[], amount: number): number {
  const fewest = new Array<number>(amount + 1).fill(Infinity);
  fewest[0] = 0;
  for (const coin of coins) {
    for (let total = coin; total <= amount; total++) {
      fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
    }
  }
  return fewest[amount] === Infinity ? -1 : fewest[amount];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string): number[] => line.split(' ').map(Number);
const amount = ints(lines[0])[1];
const coins = ints(lines[1]);
console.log(fewestCoins(coins, amount));
