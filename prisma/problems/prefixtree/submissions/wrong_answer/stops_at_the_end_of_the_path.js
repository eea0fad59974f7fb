'use strict';

// Wrong: where the path ends early, it answers by the last node reached.
class PrefixTree {
  constructor() {
    this.root = { children: new Map(), isWord: false };
  }

  insert(word) {
    let node = this.root;
    for (const letter of word) {
      const child = node.children.get(letter) || { children: new Map(), isWord: false };
      node.children.set(letter, child);
      node = child;
    }
    node.isWord = true;
  }

  walk(letters) {
    let node = this.root;
    for (const letter of letters) {
      if (!node.children.has(letter)) break;
      node = node.children.get(letter);
    }
    return node;
  }

  search(word) {
    return this.walk(word).isWord;
  }

  startsWith(prefix) {
    return this.walk(prefix) !== this.root;
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
