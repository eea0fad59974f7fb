'use strict';

function ladderLength(begin, end, words) {
  const unused = new Set(words);
  const queue = [[begin, 1]];
  for (let head = 0; head < queue.length; head++) {
    const [word, count] = queue[head];
    if (word === end) return count;
    for (let place = 0; place < word.length; place++) {
      for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
        const text = word.slice(0, place) + letter + word.slice(place + 1);
        if (unused.delete(text)) queue.push([text, count + 1]);
      }
    }
  }
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, begin, end] = lines[0].split(' ');
console.log(ladderLength(begin, end, lines.slice(1, Number(n) + 1)));
