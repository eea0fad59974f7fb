'use strict';

// Wrong: compares each word with the one before it in the dictionary only.
function groupAnagrams(words) {
  const groups = [];
  let last = null;
  for (const word of [...words].sort()) {
    const key = [...word].sort().join('');
    if (key !== last) groups.push([]);
    groups[groups.length - 1].push(word);
    last = key;
  }
  return groups;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const groups = groupAnagrams(lines.slice(1, Number(lines[0]) + 1));
console.log([groups.length, ...groups.map((one) => [one.length, ...one].join(' '))].join('\n'));
