'use strict';

// Wrong: repaints every cell of the old colour, connected or not.
function floodFill(picture, row, column, colour) {
  const old = picture[row][column];
  return picture.map((line) => line.map((cell) => (cell === old ? colour : cell)));
}

const [head, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const [rows, , row, column, colour] = head.split(' ').map(Number);
const picture = lines.slice(0, rows).map((line) => line.split(' ').map(Number));
for (const line of floodFill(picture, row, column, colour)) console.log(line.join(' '));
