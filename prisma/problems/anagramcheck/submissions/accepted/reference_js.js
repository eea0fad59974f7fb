'use strict';

function areAnagrams(s, t) {
  const counts = new Map();
  for (const letter of s) counts.set(letter, (counts.get(letter) || 0) + 1);
  for (const letter of t) counts.set(letter, (counts.get(letter) || 0) - 1);
  return [...counts.values()].every((count) => count === 0);
}

const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(areAnagrams(s, t));
