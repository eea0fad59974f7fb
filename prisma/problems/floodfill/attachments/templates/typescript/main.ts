export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function floodFill(picture: number[][], row: number, column: number, colour: number): number[][] {
  // Write your code here. Return the new picture.
  return picture;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const [rows, , row, column, colour] = head.split(' ').map(Number);
const picture = lines.slice(0, rows).map((line) => line.split(' ').map(Number));
for (const line of floodFill(picture, row, column, colour)) console.log(line.join(' '));
