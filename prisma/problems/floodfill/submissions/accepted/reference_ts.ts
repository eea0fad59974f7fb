export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function floodFill(picture: number[][], row: number, column: number, colour: number): number[][] {
  const old = picture[row][column];
  const fill = (i: number, j: number): void => {
    if (i < 0 || i >= picture.length || picture[i][j] !== old) return;
    picture[i][j] = colour;
    fill(i - 1, j);
    fill(i + 1, j);
    fill(i, j - 1);
    fill(i, j + 1);
  };
  if (old !== colour) fill(row, column);
  return picture;
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const [rows, , row, column, colour] = head.split(' ').map(Number);
const picture = lines.slice(0, rows).map((line) => line.split(' ').map(Number));
for (const line of floodFill(picture, row, column, colour)) console.log(line.join(' '));
