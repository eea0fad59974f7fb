'use strict';

// Wrong: sorts the numbers as if they were words.
function permutations(nums) {
  const sorted = nums.slice().sort();
  const used = sorted.map(() => false);
  const orders = [];
  const order = [];
  function extend() {
    if (order.length === sorted.length) orders.push(order.slice());
    let tried = null;
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
