'use strict';

// Wrong: a second add replaces the weight instead of making it larger.
class Node {
  constructor() {
    this.children = new Map();
    this.best = []; // Of the words below, the three heaviest.
  }

  offer(entry) {
    if (!this.best.includes(entry)) this.best.push(entry);
    this.best.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
    if (this.best.length > 3) this.best.pop();
  }
}

class Autocomplete {
  constructor() {
    this.root = new Node();
    this.entries = new Map();
  }

  add(word, weight) {
    const entry = this.entries.get(word) || { word, weight: 0 };
    this.entries.set(word, entry);
    entry.weight = weight;
    let node = this.root;
    for (const letter of word) {
      if (!node.children.has(letter)) node.children.set(letter, new Node());
      node = node.children.get(letter);
      node.offer(entry);
    }
  }

  ask(prefix) {
    let node = this.root;
    for (const letter of prefix) {
      node = node.children.get(letter);
      if (!node) return [];
    }
    return node.best.map((entry) => entry.word);
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
