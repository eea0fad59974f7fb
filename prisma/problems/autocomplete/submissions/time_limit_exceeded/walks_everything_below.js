'use strict';

// Too slow: finds the prefix quickly, and then walks through all words below it.
class Autocomplete {
  constructor() {
    this.root = { children: new Map(), word: '', weight: 0 };
  }

  add(word, weight) {
    let node = this.root;
    for (const letter of word) {
      const child = node.children.get(letter) || { children: new Map(), word: '', weight: 0 };
      node.children.set(letter, child);
      node = child;
    }
    node.word = word;
    node.weight += weight;
  }

  ask(prefix) {
    let node = this.root;
    for (const letter of prefix) {
      node = node.children.get(letter);
      if (!node) return [];
    }
    const found = [];
    this.collect(node, found);
    found.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
    return found.slice(0, 3).map((each) => each.word);
  }

  collect(node, found) {
    if (node.weight > 0) found.push(node);
    for (const child of node.children.values()) this.collect(child, found);
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const field = new Autocomplete();
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, word, weight] = line.split(' ');
  if (name === 'add') {
    field.add(word, Number(weight));
  } else {
    const words = field.ask(word);
    out.push([words.length, ...words].join(' '));
  }
}
console.log(out.join('\n'));
