'use strict';

// Wrong: does not mark where words end, so each prefix passes for a word.
class PrefixTree {
  constructor() {
    this.root = new Map();
  }

  insert(word) {
    let node = this.root;
    for (const letter of word) {
      if (!node.has(letter)) node.set(letter, new Map());
      node = node.get(letter);
    }
  }

  search(word) {
    let node = this.root;
    for (const letter of word) {
      node = node.get(letter);
      if (!node) return false;
    }
    return true;
  }

  startsWith(prefix) {
    return this.search(prefix);
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const tree = new PrefixTree();
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, word] = line.split(' ');
  if (name === 'insert') tree.insert(word);
  else if (name === 'search') out.push(tree.search(word));
  else out.push(tree.startsWith(word));
}
console.log(out.join('\n'));
