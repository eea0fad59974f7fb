'use strict';

// Too slow: tries all orders.
function nextOrder(order) {
  let i = order.length - 2;
  while (i >= 0 && order[i] > order[i + 1]) i--;
  if (i < 0) return false;
  let j = order.length - 1;
  while (order[j] < order[i]) j--;
  [order[i], order[j]] = [order[j], order[i]];
  for (let low = i + 1, high = order.length - 1; low < high; low++, high--) {
    [order[low], order[high]] = [order[high], order[low]];
  }
  return true;
}

function largestNumber(nums) {
  const order = nums.map((_, i) => i);
  let best = '';
  do {
    const text = order.map((i) => nums[i]).join('');
    if (text > best) best = text;
  } while (nextOrder(order));
  return best[0] === '0' ? '0' : best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestNumber(lines[1].split(' ').map(Number)));
