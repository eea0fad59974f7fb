export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

interface Node {
  next: Map<string, Node>;
  word: string;
}

function makeTrie(words: string[]): Node {
  const root: Node = { next: new Map(), word: '' };
  for (const word of words) {
    let node = root;
    for (const letter of word.split('')) {
      const next: Node = node.next.get(letter) || { next: new Map(), word: '' };
      node.next.set(letter, next);
      node = next;
    }
    node.word = word;
  }
  return root;
}

function findWords(grid: string[], words: string[]): string[] {
  const root = makeTrie(words);
  const cells = grid.map((row) => row.split(''));
  const found: string[] = [];

  function walk(i: number, j: number, above: Node): void {
    const letter = (cells[i] && cells[i][j]) || '';
    const node = above.next.get(letter);
    if (!node) return;
    if (node.word) found.push(node.word);
    node.word = '';
    cells[i][j] = '';
    walk(i - 1, j, node);
    walk(i + 1, j, node);
    walk(i, j - 1, node);
    walk(i, j + 1, node);
    cells[i][j] = letter;
    if (node.next.size === 0) above.next.delete(letter);
  }

  cells.forEach((row, i) => row.forEach((_, j) => walk(i, j, root)));
  return found.sort();
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, , n] = lines[0].split(' ').map(Number);
const found = findWords(lines.slice(1, r + 1), lines.slice(r + 1, r + 1 + n));
console.log([found.length, ...found].join('\n'));
