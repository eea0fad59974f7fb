'use strict';

// Wrong: looks only whether the letters are there often enough.
function canRead(grid, word) {
  const letters = [].concat(...grid);
  return word.split('').every((letter) => {
    const at = letters.indexOf(letter);
    if (at >= 0) letters.splice(at, 1);
    return at >= 0;
  });
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = Number(lines[0].split(' ')[0]);
const grid = lines.slice(1, rows + 1).map((line) => line.split(''));
console.log(canRead(grid, lines[rows + 1]));
