export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function mergeSorted(a: number[], b: number[]): number[] {
  const merged = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    merged.push(a[i] <= b[j] ? a[i++] : b[j++]);
  }
  while (i < a.length) merged.push(a[i++]);
  while (j < b.length) merged.push(b[j++]);
  return merged;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string) => line.split(' ').filter(Boolean).map(Number);
console.log(mergeSorted(ints(lines[1]), ints(lines[2])).join(' '));
