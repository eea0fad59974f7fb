'use strict';

// Too slow: compares each word with the first word of every group.
function groupAnagrams(words) {
  const areAnagrams = (s, t) => [...s].sort().join('') === [...t].sort().join('');
  const groups = [];
  for (const word of [...words].sort()) {
    const group = groups.find((one) => areAnagrams(one[0], word));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const groups = groupAnagrams(lines.slice(1, Number(lines[0]) + 1));
console.log([groups.length, ...groups.map((one) => [one.length, ...one].join(' '))].join('\n'));
