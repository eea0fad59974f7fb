'use strict';

// Wrong: notes a triplet again for each copy of a number.
function zeroTriplets(nums) {
  const sorted = [...nums].sort((a, b) => a - b);
  const triplets = [];
  for (let i = 0; i < sorted.length; i++) {
    let left = i + 1;
    let right = sorted.length - 1;
    while (left < right) {
      const sum = sorted[i] + sorted[left] + sorted[right];
      if (sum < 0) {
        left++;
      } else if (sum > 0) {
        right--;
      } else {
        triplets.push([sorted[i], sorted[left], sorted[right]]);
        left++;
        right--;
      }
    }
  }
  return triplets;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const triplets = zeroTriplets(lines[1].split(' ').map(Number));
console.log([triplets.length, ...triplets.map((one) => [one.length, ...one].join(' '))].join('\n'));
