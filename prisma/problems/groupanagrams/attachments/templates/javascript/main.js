'use strict';

function groupAnagrams(words) {
  // Write your code here. Return a list of lists of words.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const groups = groupAnagrams(lines.slice(1, Number(lines[0]) + 1));
console.log([groups.length, ...groups.map((one) => [one.length, ...one].join(' '))].join('\n'));
