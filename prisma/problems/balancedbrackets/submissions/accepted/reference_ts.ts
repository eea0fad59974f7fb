export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

const CLOSER_OF = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

function isBalanced(line: string): boolean {
  const expected: string[] = [];
  for (const bracket of line) {
    const closer = CLOSER_OF.get(bracket);
    if (closer !== undefined) expected.push(closer);
    else if (expected.pop() !== bracket) return false;
  }
  return expected.length === 0;
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isBalanced(line));
