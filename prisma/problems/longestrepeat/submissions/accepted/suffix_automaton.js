'use strict';

// Without hashes: an automaton of all stretches, in which a state is reached by several places.
function longestRepeat(text) {
  const most = 2 * text.length + 1;
  const next = Array.from({ length: 26 }, () => new Int32Array(most).fill(-1));
  const link = new Int32Array(most).fill(-1);
  const length = new Int32Array(most);
  const firstEnd = new Int32Array(most).fill(text.length);
  const copied = (from, to) => {
    for (const letter of next) letter[to] = letter[from];
    link[to] = link[from];
  };
  let states = 1;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = next[text.charCodeAt(i) - 97];
    const current = states++;
    length[current] = length[last] + 1;
    firstEnd[current] = i;
    let state = last;
    for (; state >= 0 && letter[state] < 0; state = link[state]) letter[state] = current;
    last = current;
    if (state < 0) {
      link[current] = 0;
      continue;
    }
    const other = letter[state];
    if (length[other] === length[state] + 1) {
      link[current] = other;
      continue;
    }
    const clone = states++;
    copied(other, clone);
    length[clone] = length[state] + 1;
    for (; state >= 0 && letter[state] === other; state = link[state]) letter[state] = clone;
    link[other] = link[current] = clone;
  }
  // From long to short: where a longer stretch ends, the shorter ones at its end do so, too.
  const byLength = Array.from({ length: states }, (_, state) => state);
  byLength.sort((a, b) => length[b] - length[a]);
  let best = 0;
  const hasLonger = new Uint8Array(states);
  for (const state of byLength.slice(0, -1)) {
    if (hasLonger[state]) {
      const isLonger = length[state] > length[best];
      const isEarlier = length[state] === length[best] && firstEnd[state] < firstEnd[best];
      if (isLonger || isEarlier) best = state;
    }
    hasLonger[link[state]] = 1;
    firstEnd[link[state]] = Math.min(firstEnd[link[state]], firstEnd[state]);
  }
  if (best === 0) return '';
  return text.slice(firstEnd[best] - length[best] + 1, firstEnd[best] + 1);
}

const [text] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRepeat(text) || 'NONE');
