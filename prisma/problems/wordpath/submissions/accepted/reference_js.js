'use strict';

function canRead(grid, word) {
  const readFrom = (row, column, place) => {
    if (!grid[row] || grid[row][column] !== word[place]) return false;
    if (place === word.length - 1) return true;
    grid[row][column] = '#'; // No letter: the cell is in use.
    const isRead =
      readFrom(row - 1, column, place + 1) ||
      readFrom(row + 1, column, place + 1) ||
      readFrom(row, column - 1, place + 1) ||
      readFrom(row, column + 1, place + 1);
    grid[row][column] = word[place];
    return isRead;
  };
  return grid.some((cells, row) => cells.some((_, column) => readFrom(row, column, 0)));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const rows = Number(lines[0].split(' ')[0]);
const grid = lines.slice(1, rows + 1).map((line) => line.split(''));
console.log(canRead(grid, lines[rows + 1]));
