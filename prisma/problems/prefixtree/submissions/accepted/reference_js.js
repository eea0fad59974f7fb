'use strict';

class Node {
  constructor() {
    this.children = new Map();
    this.isWord = false;
  }
}

class PrefixTree {
  constructor() {
    this.root = new Node();
  }

  insert(word) {
    let node = this.root;
    for (const letter of word) {
      if (!node.children.has(letter)) node.children.set(letter, new Node());
      node = node.children.get(letter);
    }
    node.isWord = true;
  }

  search(word) {
    const node = this.walk(word);
    return node !== null && node.isWord;
  }

  startsWith(prefix) {
    return this.walk(prefix) !== null;
  }

  // The node that the letters lead to, or null where the path ends early.
  walk(letters) {
    let node = this.root;
    for (const letter of letters) {
      node = node.children.get(letter);
      if (!node) return null;
    }
    return node;
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
