export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function rectangleSums(matrix: number[][], queries: number[][]): number[] {
  // Write your code here. A question is a list [r1, c1, r2, c2]. Return one sum for each.
  return queries.map(() => 0);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line: string) => line.split(' ').map(Number);
const [r, , q] = ints(lines[0]);
const matrix = lines.slice(1, r + 1).map(ints);
const queries = lines.slice(r + 1, r + 1 + q).map(ints);
console.log(rectangleSums(matrix, queries).join('\n'));
