'use strict';

// Too slow: tries all ladders that use no word twice.
function ladderLength(begin, end, words) {
  const list = new Set(words);
  const isUsed = new Set([begin]);
  let best = Infinity;
  // Each word of the ladder with its neighbours that have not been tried.
  const ladder = [neighboursOf(begin, list)];
  const chain = [begin];
  while (ladder.length > 0) {
    const next = ladder[ladder.length - 1].pop();
    if (next === undefined) {
      ladder.pop();
      isUsed.delete(chain.pop());
    } else if (next === end) {
      best = Math.min(best, chain.length + 1);
    } else if (!isUsed.has(next)) {
      isUsed.add(next);
      chain.push(next);
      ladder.push(neighboursOf(next, list));
    }
  }
  return best === Infinity ? 0 : best;
}

function neighboursOf(word, list) {
  const found = [];
  for (let place = 0; place < word.length; place++) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const text = word.slice(0, place) + letter + word.slice(place + 1);
      if (text !== word && list.has(text)) found.push(text);
    }
  }
  return found;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, begin, end] = lines[0].split(' ');
console.log(ladderLength(begin, end, lines.slice(1, Number(n) + 1)));
