export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function permutations(nums: number[]): number[][] {
  const sorted = nums.slice().sort((a, b) => a - b);
  const used = sorted.map(() => false);
  const orders: number[][] = [];
  const order: number[] = [];
  function extend(): void {
    if (order.length === sorted.length) orders.push(order.slice());
    let tried: number | null = null;
    for (let i = 0; i < sorted.length; i++) {
      if (used[i] || sorted[i] === tried) continue;
      tried = sorted[i];
      used[i] = true;
      order.push(tried);
      extend();
      order.pop();
      used[i] = false;
    }
  }
  extend();
  return orders;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const all = permutations(lines[1].split(' ').map(Number));
console.log([all.length, ...all.map((one) => [one.length, ...one].join(' '))].join('\n'));
