export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function evaluate(text: string): number {
  // Write your code here.
  return 0;
}

const line = require('fs').readFileSync(0, 'utf8').split('\n')[0];
console.log(String(evaluate(line)));
