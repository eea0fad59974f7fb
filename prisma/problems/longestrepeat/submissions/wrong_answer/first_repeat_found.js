'use strict';

// Wrong: takes the stretch that is seen again first, not the one that begins first.
// Two moduli, as a single one of this size would let different stretches collide.
const MODULI = [67108859, 67108837];
const BASE = 31415927;

function longestRepeat(text) {
  let possible = 0;
  let impossible = text.length;
  while (impossible - possible > 1) {
    const length = (possible + impossible) >> 1;
    const hashes = hashesOf(text, length);
    if (new Set(hashes).size < hashes.length) possible = length;
    else impossible = length;
  }
  const start = possible > 0 ? firstRepeated(hashesOf(text, possible)) : 0;
  return text.slice(start, start + possible);
}

function firstRepeated(hashes) {
  const seen = new Map();
  for (let place = 0; place < hashes.length; place++) {
    if (seen.has(hashes[place])) return seen.get(hashes[place]);
    seen.set(hashes[place], place);
  }
  return -1;
}

// A hash of every stretch of this length, by its start.
function hashesOf(text, length) {
  const [first, second] = MODULI.map((modulus) => rollingHashes(text, length, modulus));
  return first.map((hash, place) => hash * MODULI[1] + second[place]);
}

function rollingHashes(text, length, modulus) {
  let power = 1;
  for (let i = 0; i < length; i++) power = (power * BASE) % modulus;
  const removal = modulus - power; // Times a letter, this takes it out of the window.
  const hashes = [];
  let hash = 0;
  for (let i = 0; i < text.length; i++) {
    const old = i >= length ? text.charCodeAt(i - length) : 0;
    hash = (hash * BASE + text.charCodeAt(i) + old * removal) % modulus;
    if (i >= length - 1) hashes.push(hash);
  }
  return hashes;
}

const [text] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRepeat(text) || 'NONE');
