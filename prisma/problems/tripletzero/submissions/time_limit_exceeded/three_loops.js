'use strict';

// Too slow: tries all triplets of places.
function zeroTriplets(nums) {
  const sorted = [...nums].sort((a, b) => a - b);
  const triplets = new Map();
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i + 1; j < sorted.length; j++) {
      for (let k = j + 1; k < sorted.length; k++) {
        if (sorted[i] + sorted[j] + sorted[k] !== 0) continue;
        const triplet = [sorted[i], sorted[j], sorted[k]];
        triplets.set(triplet.join(' '), triplet);
      }
    }
  }
  return [...triplets.values()];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const triplets = zeroTriplets(lines[1].split(' ').map(Number));
console.log([triplets.length, ...triplets.map((one) => [one.length, ...one].join(' '))].join('\n'));
