'use strict';

function letterOrder(words) {
  const followers = new Map();
  for (const word of words) {
    for (const letter of word) followers.set(letter, new Set());
  }
  for (let i = 0; i + 1 < words.length; i++) {
    const [first, second] = [words[i], words[i + 1]];
    let place = 0;
    while (place < first.length && first[place] === second[place]) place++;
    if (place === first.length) continue;
    if (place === second.length) return '';
    (followers.get(first[place])).add(second[place]);
  }
  const missing = new Map();
  for (const letter of Array.from(followers.keys()).sort()) missing.set(letter, 0);
  followers.forEach((letters) => {
    letters.forEach((letter) => missing.set(letter, (missing.get(letter)) + 1));
  });
  let order = '';
  while (missing.size > 0) {
    // The letters stand in the usual order here, so this is the smallest one that is free.
    const free = Array.from(missing.keys()).find((letter) => missing.get(letter) === 0);
    if (free === undefined) return '';
    order += free;
    missing.delete(free);
    (followers.get(free)).forEach((letter) => {
      missing.set(letter, (missing.get(letter)) - 1);
    });
  }
  return order;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
console.log(letterOrder(lines.slice(1, n + 1)) || 'IMPOSSIBLE');
