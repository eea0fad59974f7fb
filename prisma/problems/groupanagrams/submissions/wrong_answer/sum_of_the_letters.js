'use strict';

// Wrong: different letters may have the same sum.
function groupAnagrams(words) {
  const groups = new Map();
  for (const word of [...words].sort()) {
    let key = 0;
    for (const letter of word) key += letter.charCodeAt(0);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(word);
  }
  return [...groups.values()];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const groups = groupAnagrams(lines.slice(1, Number(lines[0]) + 1));
console.log([groups.length, ...groups.map((one) => [one.length, ...one].join(' '))].join('\n'));
