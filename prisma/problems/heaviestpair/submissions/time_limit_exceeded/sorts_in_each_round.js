'use strict';

// Too slow: sorts all stones again in each round.
function whatIsLeft(weights) {
  while (weights.length > 1) {
    weights.sort((a, b) => a - b);
    const heaviest = weights.pop();
    const second = weights.pop();
    if (heaviest !== second) weights.push(heaviest - second);
  }
  return weights.length === 1 ? weights[0] : 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const weights = lines[1].split(' ').map(Number);
console.log(whatIsLeft(weights));
