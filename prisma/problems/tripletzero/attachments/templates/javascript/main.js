'use strict';

function zeroTriplets(nums) {
  // Write your code here. Return a list of lists of three numbers.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const triplets = zeroTriplets(lines[1].split(' ').map(Number));
console.log([triplets.length, ...triplets.map((one) => [one.length, ...one].join(' '))].join('\n'));
