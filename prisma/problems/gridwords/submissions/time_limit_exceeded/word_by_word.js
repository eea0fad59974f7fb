'use strict';

// Too slow: searches the whole grid for each word.
function findWords(grid, words) {
  const cells = grid.map((row) => row.split(''));

  function canRead(word, k, i, j) {
    if (!cells[i] || cells[i][j] !== word[k]) return false;
    if (k + 1 === word.length) return true;
    cells[i][j] = '';
    const result =
      canRead(word, k + 1, i - 1, j) ||
      canRead(word, k + 1, i + 1, j) ||
      canRead(word, k + 1, i, j - 1) ||
      canRead(word, k + 1, i, j + 1);
    cells[i][j] = word[k];
    return result;
  }

  const found = words.filter((word) =>
    cells.some((row, i) => row.some((_, j) => canRead(word, 0, i, j))),
  );
  return [...new Set(found)].sort();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, , n] = lines[0].split(' ').map(Number);
const found = findWords(lines.slice(1, r + 1), lines.slice(r + 1, r + 1 + n));
console.log([found.length, ...found].join('\n'));
