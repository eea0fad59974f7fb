export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function transpose(matrix: number[][]): number[][] {
  return matrix[0].map((_, j) => matrix.map((row) => row[j]));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const matrix = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(transpose(matrix).map((row) => row.join(' ')).join('\n'));
