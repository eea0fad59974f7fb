'use strict';

// Wrong: sorts the numbers as texts.
function zeroTriplets(nums) {
  const sorted = [...nums].sort();
  const triplets = [];
  for (let i = 0; i < sorted.length; i++) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue;
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
        while (left < right && sorted[left] === sorted[left - 1]) left++;
      }
    }
  }
  return triplets;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const triplets = zeroTriplets(lines[1].split(' ').map(Number));
console.log([triplets.length, ...triplets.map((one) => [one.length, ...one].join(' '))].join('\n'));
