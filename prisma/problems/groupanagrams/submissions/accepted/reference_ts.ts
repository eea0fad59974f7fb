export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function groupAnagrams(words: string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const word of [...words].sort()) {
    const key = word.split('').sort().join('');
    const group = groups.get(key) || [];
    group.push(word);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const groups = groupAnagrams(lines.slice(1, Number(lines[0]) + 1));
console.log([groups.length, ...groups.map((one) => [one.length, ...one].join(' '))].join('\n'));
