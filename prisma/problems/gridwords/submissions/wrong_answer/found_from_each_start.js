'use strict';

// Wrong: a word is noted once for each cell at which it can begin.
function makeTrie(words) {
  const root = { next: new Map(), word: '' };
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      if (!node.next.has(letter)) node.next.set(letter, { next: new Map(), word: '' });
      node = node.next.get(letter);
    }
    node.word = word;
  }
  return root;
}

function findWords(grid, words) {
  const root = makeTrie(words);
  const cells = grid.map((row) => row.split(''));
  const found = [];

  function walk(i, j, above, foundHere) {
    const letter = cells[i] && cells[i][j];
    const node = above.next.get(letter);
    if (!node) return;
    if (node.word) foundHere.add(node.word);
    cells[i][j] = '';
    walk(i - 1, j, node, foundHere);
    walk(i + 1, j, node, foundHere);
    walk(i, j - 1, node, foundHere);
    walk(i, j + 1, node, foundHere);
    cells[i][j] = letter;
  }

  cells.forEach((row, i) =>
    row.forEach((_, j) => {
      const foundHere = new Set();
      walk(i, j, root, foundHere);
      found.push(...foundHere);
    }),
  );
  return found.sort();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, , n] = lines[0].split(' ').map(Number);
const found = findWords(lines.slice(1, r + 1), lines.slice(r + 1, r + 1 + n));
console.log([found.length, ...found].join('\n'));
