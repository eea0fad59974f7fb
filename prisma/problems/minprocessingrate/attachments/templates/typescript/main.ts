export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function slowestRate(piles: number[], hours: number): number {
  // Write your code here.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string): number[] => line.split(' ').map(Number);
const hours = ints(lines[0])[1];
const piles = ints(lines[1]);
console.log(slowestRate(piles, hours));
