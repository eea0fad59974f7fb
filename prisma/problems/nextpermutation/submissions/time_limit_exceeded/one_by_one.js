'use strict';

// Too slow: goes through all orders from the first one on.
function nextOrder(nums) {
  const n = nums.length;
  const sorted = [...nums].sort((a, b) => a - b);
  const used = new Array(n).fill(false);
  const chosen = []; // Places in the sorted list.
  let isNext = false;
  let from = 0;
  for (;;) {
    // The next number that is free, and no second time the same at this place.
    let at = from;
    while (at < n && (used[at] || (at > 0 && sorted[at] === sorted[at - 1] && !used[at - 1]))) at++;
    if (at < n) {
      used[at] = true;
      chosen.push(at);
      from = 0;
      if (chosen.length < n) continue;
      if (isNext) return chosen.map((place) => sorted[place]);
      isNext = chosen.every((place, i) => sorted[place] === nums[i]);
    }
    if (chosen.length === 0) return sorted;
    const last = chosen.pop();
    used[last] = false;
    from = last + 1;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(nextOrder(nums).join(' '));
